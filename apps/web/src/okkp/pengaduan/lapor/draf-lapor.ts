const key = 'portal:lapor'
/** Fields of the draft. The draft omits the identity of the reporter. */
const kept = ['uraian', 'pangan', 'nomor_izin', 'pelaku', 'tempat', 'tanggal'] as const

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null

/** Stores the draft while the tab is open. A reload keeps the text, and the next user of the device cannot read it. */
export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(kept.map((name) => [name, fieldOf(form, name)?.value ?? '']))
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // If storage is blocked, the form still works without a draft.
  }
}

/** Restores the draft into empty fields. */
export function draftOf(form: HTMLFormElement): void {
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
    for (const name of kept) {
      const field = fieldOf(form, name)
      if (field && field.value === '' && values[name]) field.value = values[name]
    }
  } catch {
    // No readable draft exists.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so no draft exists.
  }
}
