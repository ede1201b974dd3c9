/** What a new scenario begins with: a position of cards that ship, one step, one fact. */
export const TEMPLATE = `name: Say the ruling in one sentence
era: all
rules: [RET-02]
cards:
  Old Turtle: { kind: pokemon, stage: basic, types: [Water], hp: 60, retreat: 1 }
given:
  player: A
  A:
    active: { card: Old Turtle, energy: [Water Energy, Water Energy] }
    bench: [{ card: Old Turtle, energy: [Water Energy] }]
  B: { active: Old Turtle }
do:
  - A: { retreat: { to: bench.0 } }
  - A: { retreat: { to: bench.0 } }
expect:
  A.discard: 2
`;
