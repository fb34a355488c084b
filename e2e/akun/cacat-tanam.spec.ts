import { expectAccessible, findFaults } from '../support/axe/accessibility.ts'
import { expect, test } from '../support/portal.ts'

/** Each with the rule that speaks of it, in the scheme in which it does. */
const cacat = {
  'pucat-terang': 'color-contrast (light)',
  'pucat-gelap': 'color-contrast (dark)',
  'pudar-terang': 'color-contrast (light)',
  'pudar-gelap': 'color-contrast (dark)',
  kecil: 'target-size (light)',
  tautan: 'link-in-text-block (light)',
  'tautan-gelap': 'link-in-text-block (dark)',
  rapat: 'avoid-inline-spacing (light)',
  isian: 'label (light)',
  gambar: 'image-alt (light)',
}

const gaya = `
  #cacat { background: #fff; color: #111 }
  #pucat-terang { color: #bbb }
  #pudar-terang { opacity: .4 }
  #tautan { color: #222; text-decoration: none }
  [data-mantine-color-scheme=dark] #cacat { background: #111; color: #eee }
  [data-mantine-color-scheme=dark] :is(#pucat-terang, #tautan) { color: #eee; text-decoration: underline }
  [data-mantine-color-scheme=dark] #pudar-terang { opacity: 1 }
  #tautan-gelap { color: #111; text-decoration: underline }
  [data-mantine-color-scheme=dark] #tautan-gelap { color: #ddd; text-decoration: none }
  [data-mantine-color-scheme=dark] #pucat-gelap { color: #555 }
  [data-mantine-color-scheme=dark] #pudar-gelap { opacity: .4 }
  #kecil { width: 10px; height: 10px; padding: 0; border: 0 }
  #besar, #isian { height: 30px }`

const tanam = `
<p id="pucat-terang">Hurufnya terlalu pucat di layar terang.</p>
<p id="pucat-gelap">Hurufnya terlalu pucat di layar gelap.</p>
<p id="pudar-terang">Pudar di layar terang.</p>
<p id="pudar-gelap">Pudar di layar gelap.</p>
<p>Tautan <a id="tautan" href="#a">yang sama</a> dengan kalimat di sekelilingnya.</p>
<p>Tautan <a id="tautan-gelap" href="#b">yang sama</a> dengan kalimat di sekelilingnya.</p>
<p id="rapat">Jarak hurufnya tidak dapat diubah pembaca.</p>
<button id="kecil" aria-label="Kecil"></button><button id="besar" aria-label="Besar"></button>
<input id="isian">
<img id="gambar" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`

test('what is planted on a screen is found by the quick look and by the whole one', async ({ page }) => {
  await page.goto('/kontak')
  await expectAccessible(page)
  await page.evaluate(
    ({ html, css }) => {
      // The way that the policy of the portal leaves open.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const place = document.createElement('div')
      place.id = 'cacat'
      place.innerHTML = html
      place.querySelector<HTMLElement>('#rapat')?.style.setProperty('letter-spacing', '.01em', 'important')
      document.querySelector('main')?.prepend(place)
    },
    { html: tanam, css: gaya },
  )
  for (const whole of [false, true]) {
    const found = await findFaults(page, { whole })
    const named = found.map((fault) => fault.split('\n')[0]).sort()
    expect(named).toEqual(
      Object.entries(cacat)
        .map(([id, rule]) => `${rule}: #${id}`)
        .sort(),
    )
  }
  expect(await findFaults(page, { without: ['#cacat'] })).toEqual([])
})
