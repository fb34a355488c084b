import { z } from 'zod'
import idLocale from 'zod/v4/locales/id.js'

const base = idLocale().localeError

/**
 * Installs Indonesian texts for every schema error that tell the user what to do. A schema may have its own message;
 * the locale text is the fallback.
 */
export function installMessages(): void {
  z.config({
    localeError: (issue) => {
      // An empty field gets "Wajib diisi." instead of a hint about its format.
      if (issue.input === '' && (issue.code === 'too_small' || issue.code === 'invalid_format'))
        return 'Wajib diisi.'
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined || issue.input === null) return 'Wajib diisi.'
          if (issue.expected === 'number' || issue.expected === 'int') return 'Isi dengan angka.'
          break
        case 'too_small':
          if (issue.origin === 'string') {
            return Number(issue.minimum) <= 1 ? 'Wajib diisi.' : `Minimal ${issue.minimum} karakter.`
          }
          if (issue.origin === 'array') return `Pilih paling sedikit ${issue.minimum}.`
          return `Paling kecil ${issue.minimum}.`
        case 'too_big':
          if (issue.origin === 'string') return `Maksimal ${issue.maximum} karakter.`
          if (issue.origin === 'array') return `Paling banyak ${issue.maximum}.`
          return `Paling besar ${issue.maximum}.`
        case 'invalid_value':
          return 'Pilih salah satu dari daftar.'
        case 'invalid_format':
          if (issue.format === 'email') return 'Tulis alamat surel yang benar, mis. nama@contoh.id.'
          if (issue.format === 'uuid') return 'Kode pengenal tidak benar.'
          if (issue.format === 'date') return 'Tulis tanggal sebagai TTTT-BB-HH.'
          if (issue.format === 'regex') return 'Bentuk isian ini belum benar.'
          break
        case 'invalid_union':
          return 'Isian ini belum benar.'
        case 'unrecognized_keys':
          return `Isian tidak dikenal: ${issue.keys.join(', ')}.`
      }
      return base(issue)
    },
  })
}
