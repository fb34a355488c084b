import { expect, test } from 'vitest'
import { styleFaults } from './check-styles.ts'

test('raw spacings, radii, text sizes and foreign breakpoints are named with their line', () => {
  const css = `.a { gap: 8px; }
.b {
  margin: 0 auto -12px;
  border-top-left-radius: 0.5rem;
  font-size: 13px; }
@media (max-width: 900px) { .c { padding-left: 1em } }`
  expect(styleFaults(css)).toEqual([
    '1: gap: 8px, use var(--space-…)',
    '3: margin: -12px, use var(--space-…)',
    '4: border-top-left-radius: 0.5rem, use var(--radius-…)',
    '5: font-size: 13px, use var(--text-…)',
    '6: padding-left: 1em, use var(--space-…)',
    '6: @media (max-width: 900px), use 479.98, 767.98, 991.98, 1199.98, 1279.98',
  ])
})

test('tokens, fine adjustment, single measures and other properties are left alone', () => {
  const css = `.a {
  /* gap: 8px; */
  gap: var(--space-2) 3px;
  padding: calc(-1 * var(--space-4)) 97px;
  width: 40px;
  --own-gap: 8px;
}
@media (min-width: 768px) and (max-width: 1199.98px) { .b { margin: 0 } }`
  expect(styleFaults(css)).toEqual([])
})

test('both sides of what counts as a spacing', () => {
  expect(styleFaults('.a { gap: 3px; }')).toEqual([])
  expect(styleFaults('.a { gap: 3.5px; }')).toHaveLength(1)
  expect(styleFaults('.a { gap: 96px; }')).toHaveLength(1)
  expect(styleFaults('.a { gap: 96.5px; }')).toEqual([])
})
