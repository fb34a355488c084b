import fc from 'fast-check'

/** Any sign of Unicode, for `fc.string`. That of fast-check lists all million of them anew for each text, a second's work. */
export const anySign = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))
