import screens from '../../packages/domain/spec/screens.json' with { type: 'json' }
import { bingkai, expectAccessible } from '../support/axe/accessibility.ts'
import { alamatOf, type Layar, semuaLayar, seperti } from '../support/axe/semua-layar.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'

/** Journeys of about the same length, each in one window: the app and axe are loaded once. */
const wingOf = ({ rute }: Layar) => rute.match(/^\/(psat|okkp|pasar)\b/)?.[1] ?? 'akun'
const perjalanan = Map.groupBy(semuaLayar(), (layar) =>
  layar.as === 'superadmin' ? `${layar.as}, ${wingOf(layar)}` : layar.as,
)

for (const [nama, layar] of perjalanan) {
  test(`axe finds nothing on any screen, in light and dark: ${nama}`, async ({ page }) => {
    test.setTimeout(layar.length * 10_000)
    const as = layar[0]?.as ?? 'umum'
    if (as !== 'umum') await signIn(page, as)
    for (const [index, { rute }] of layar.entries()) {
      await test.step(rute, async () => {
        const alamat = await alamatOf(rute)
        await visit(page, alamat)
        expect(new URL(page.url()).pathname, 'not sent elsewhere').toBe(alamat.replace(/\?.*/, ''))
        await expect(page.getByRole('main').getByRole('alert'), 'what it shows is there').toHaveCount(0)
        // All are of one kit, words on plain ground: what the map of axe shows of it, one shows.
        await expectAccessible(page, index === 0 ? { whole: true } : { without: bingkai })
      })
    }
  })
}

test('every screen of the specification is among them', () => {
  const known = new Set(semuaLayar().map(({ rute }) => rute))
  const asked = screens.map(({ path }) => path.replace(/\{(\w+)\}/g, '$$$1'))
  expect(asked.filter((path) => !known.has(path) && !known.has(seperti(path)))).toEqual([])
})
