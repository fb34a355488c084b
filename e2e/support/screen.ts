import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

type Watched = typeof globalThis & { popups?: string[] }

/** Records the texts of success popups. A popup closes after two seconds, which a test on a busy machine may miss. */
export async function keepPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const popups: string[] = []
    const seen = new WeakSet<Element>()
    Object.assign(globalThis, { popups })
    const keep = () => {
      const open = document.querySelector('dialog[open][role="dialog"][data-size="popup"]')
      if (!open || seen.has(open)) return
      seen.add(open)
      popups.push(open.textContent)
    }
    new MutationObserver(keep).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
  })
}

/** Checks that a success popup with this text has appeared, and closes it, so that the next popup is a new one. */
export async function expectSuccess(page: Page, text: string): Promise<void> {
  const shown = () => page.evaluate(() => (globalThis as Watched).popups?.join('\n'))
  await expect.poll(shown, 'popup Berhasil').toContain(text)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open][data-size="popup"]')?.close()
    ;(globalThis as Watched).popups?.splice(0)
  })
  await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeHidden()
}

/** Checks a box that its own drawing covers. It retries if the form moves meanwhile. */
export async function checkBox(box: Locator): Promise<void> {
  await expect(async () => {
    await box.check({ force: true, timeout: 2000 })
    await expect(box).toBeChecked({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

export async function fillTanggal(scope: Page | Locator, field: string, text = 'hari ini'): Promise<void> {
  const input = scope.getByRole('textbox', { name: field })
  await input.fill(text)
  await input.blur()
}

export function pdfWith(...lines: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const pages: string[] = []
  for (const line of lines) {
    const text = `BT /F1 22 Tf 60 760 Td (${line.replace(/[()\\]/g, '')}) Tj ET`
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    pages.push(`${objects.length} 0 R`)
  }
  objects[1] = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfWith(name) })

export async function chooseFile(button: Locator, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

export async function attachFile(where: Page | Locator, label: string, name: string): Promise<void> {
  await chooseFile(where.getByRole('button', { name: `Pilih berkas: ${label}` }), pdf(name))
  await expect(where.getByText(name)).toBeVisible()
}

/** Scrolls to a card. Cards load lazily when they come near, and the element may be replaced. */
export async function scrollTo(page: Page, card: Locator): Promise<void> {
  await expect(async () => {
    if (!(await card.isVisible())) await page.mouse.wheel(0, 500)
    await card.scrollIntoViewIfNeeded({ timeout: 1000 })
  }).toPass()
}

export async function tableOf(page: Page, title: string): Promise<Record<string, string[]>> {
  const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr')
  await scrollTo(page, page.getByRole('region', { name: title, exact: true }).first())
  await expect(rows.first()).toBeVisible()
  const read = await rows.evaluateAll((all) =>
    all.map((row): [string, string[]] => [
      row.querySelector('th')?.textContent ?? '',
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    ]),
  )
  return Object.fromEntries(read)
}

/** Compares the page with the API and reloads both until they agree. Other tests may write in between. */
export async function expectAgreement(page: Page, compare: () => Promise<void>): Promise<void> {
  let earlier = false
  await expect(async () => {
    // `goto` starts at the top of the page; a reload would keep the scroll position.
    if (earlier) await page.goto(page.url())
    earlier = true
    await compare()
  }).toPass()
}
