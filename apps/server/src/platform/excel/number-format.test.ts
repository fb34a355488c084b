import { expect, test } from 'vitest'
import { shapeOf, shownNumber } from './number-format.ts'

const custom = 164
const shown = (value: number, code: string) => shownNumber(value, shapeOf(custom, code), 1900)

test.each([
  [12, '0000', '0012'],
  [12345, '0000', '12345'],
  [0, '000', '000'],
  [7, '"PD-"0000', 'PD-0007'],
  [7, '0000"/2026"', '0007/2026'],
  [7, '\\R000\\X', 'R007X'],
  [7, '[Red]0000;[Blue]-0000', '0007'],
  [0.5, '0%', '50%'],
  [0.125, '0.0%', '12.5%'],
  [12, 'General', '12'],
  [12, '@', '12'],
  [12, '0', '12'],
  [1.5, 'General', '1.5'],
  [999_999_999_999_999, '0', '999999999999999'],
])('%d as %s reads %s, as the sheet shows it', (value, code, text) => {
  expect(shown(value, code)).toEqual({ text, sure: true })
})

test.each([
  [12_000, '0.00E+00', '12000'],
  [12_000, '#,##0', '12000'],
  [1_000_000_000_000_000, 'General', '1000000000000000'],
  [-12, '0000', '-12'],
  [1.5, '0000', '1.5'],
  [45306, 'dd/mm/yyyy', '2024-01-15'],
])('%d as %s may not be what was typed', (value, code, text) => {
  expect(shown(value, code)).toEqual({ text, sure: false })
})

test.each([
  [0, 'plain'],
  [1, 'plain'],
  [9, 'percent'],
  [10, 'percent'],
  [11, 'other'],
  [14, 'date'],
  [22, 'date'],
  [48, 'other'],
  [49, 'plain'],
  [58, 'date'],
])('format %d, which files only number, is %s', (id, kind) => {
  expect(shapeOf(id, undefined).kind).toBe(kind)
})
