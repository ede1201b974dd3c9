/** The door of the card room. */
export { compileCard } from './compile/compile.js';
export { forgetTexts } from './compile/known-texts.js';
export { type Compilation, type Compile, textAround, type UnsupportedSpan } from './compiled.js';
export {
  type CoverageOptions,
  type CoverageReason,
  type CoverageReport,
  type CoverageTally,
  coverage,
} from './coverage.js';
export { type SetDiagnostic, setDiagnostics } from './import/absences.js';
export { importCard } from './import/import.js';
export {
  type CardDiagnostic,
  type ImportedCard,
  isBlocked,
  isIncomplete,
  type Print,
  type Rejection,
} from './import/imported.js';
export { settle } from './import/settle.js';
export { PLAIN_ENERGY } from './plain-energy.js';
export { type CardTexts, renderCard } from './render/render.js';
export { identityOf, uniqueCards } from './unique.js';
