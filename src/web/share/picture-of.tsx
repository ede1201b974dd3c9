import { useEffect, useRef } from 'react';
import { Mark } from '../parts/mark.js';
import { saveBlob } from '../session/save-file.js';
import { ERA_WORDS } from '../words/eras.js';
import { SHARE } from '../words/result.js';
import { drawPicture, PICTURE, type Pictured } from './picture.js';

/** A picture of the result, drawn here: to be saved, or handed on where the device can. */
export function PictureOf(pictured: Pictured) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { course, sides, era, title, why } = pictured;
  const [mine, theirs] = sides.teams.map((team) => course.teams[team].prizes);
  const name = SHARE.pictureName(era);
  useEffect(() => {
    const to = canvas.current?.getContext('2d');
    if (to) drawPicture(to, { course, sides, era, title, why }, getComputedStyle(to.canvas).color);
  }, [course, sides, era, title, why]);
  const withBlob = (act: (blob: Blob) => void): void =>
    canvas.current?.toBlob((blob) => blob !== null && act(blob), 'image/png');
  return (
    <figure className="resultpicture">
      <canvas
        ref={canvas}
        {...PICTURE}
        className={`era e${ERA_WORDS[era]?.short ?? ''}`}
        role="img"
        aria-label={`${SHARE.picture}: ${SHARE.result(title, `${mine} : ${theirs}`)}`}
      />
      <div className="row">
        <button type="button" className="btn" onClick={() => withBlob((blob) => saveBlob(name, blob))}>
          <Mark of="u-save" />
          {SHARE.savePicture}
        </button>
        {canShare() && (
          <button type="button" className="btn" onClick={() => withBlob((blob) => void handOn(name, blob, title))}>
            <Mark of="u-share" />
            {SHARE.sharePicture}
          </button>
        )}
      </div>
    </figure>
  );
}

const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) === true;

async function handOn(name: string, blob: Blob, title: string): Promise<void> {
  try {
    await navigator.share({ title, files: [new File([blob], name, { type: blob.type })] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(name, blob); // who lets it be has shared nothing
  }
}
