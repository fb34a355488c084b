import { expect, it } from 'vitest'
import { kataPedagang } from './kata-pedagang.ts'

const rest =
  'pedagang pangan segar terdata. Yang menjual beberapa komoditas dihitung pada setiap komoditasnya.'

it('says how many traders a market has, unless they are too few to be counted in the open', () => {
  expect(kataPedagang([{ total_pedagang: 1200 }, { total_pedagang: 34 }])).toBe(`1.234 ${rest}`)
  expect(kataPedagang([{ total_pedagang: null }])).toBe(`Kurang dari lima ${rest}`)
})

it('counts nobody where nobody was counted', () => {
  for (const rows of [undefined, [], [{ total_pedagang: 0 }]])
    expect(kataPedagang(rows)).toBe('Menurut pendataan pedagang terakhir.')
})
