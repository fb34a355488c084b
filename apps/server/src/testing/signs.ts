import fc from 'fast-check'

/**
 * Any Unicode character, for `fc.string`. The built-in unit of fast-check lists a million characters for each text,
 * which takes a second.
 */
export const anySign = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))
