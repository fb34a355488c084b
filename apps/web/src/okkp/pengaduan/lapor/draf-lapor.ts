const key = 'portal:lapor'
/** Who somebody is stays out of what the tab keeps. */
const kept = ['uraian', 'pangan', 'nomor_izin', 'pelaku', 'tempat', 'tanggal'] as const

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null

/** For as long as the tab is open: a reload must not cost what was typed, and the next person must not read it. */
export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(kept.map((name) => [name, fieldOf(form, name)?.value ?? '']))
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A closed storage costs the memory, not the work.
  }
}

/** Fills in what was typed before, where nothing stands yet. */
export function draftOf(form: HTMLFormElement): void {
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
    for (const name of kept) {
      const field = fieldOf(form, name)
      if (field && field.value === '' && values[name]) field.value = values[name]
    }
  } catch {
    // Nothing was kept that could be read.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept, nothing to forget.
  }
}
