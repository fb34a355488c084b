import type { Pengawasan, SanksiPengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { isGrave } from '#okkp/pengawasan/pengawasan-form.ts'
import { type ConfirmRequest, confirm } from '#platform/notices/confirm.ts'

const questions: Record<'pembekuan' | 'pencabutan', (nomor: string) => ConfirmRequest> = {
  pembekuan: (nomor) => ({
    title: 'Bekukan registrasi ini?',
    text: `Registrasi ${nomor} akan tampil sebagai Dibekukan di QR dan cek publik, dan tidak dapat diperpanjang sampai pembekuannya diangkat. Akun usahanya, bila ada, diberi tahu.`,
    confirmLabel: 'Simpan dan bekukan',
    tone: 'bad',
  }),
  pencabutan: (nomor) => ({
    title: 'Cabut registrasi ini?',
    text: `Registrasi ${nomor} akan tampil sebagai Dicabut di QR dan cek publik, dan tidak dapat diperpanjang. Akun usahanya, bila ada, diberi tahu.`,
    confirmLabel: 'Simpan dan cabut',
    tone: 'bad',
  }),
}

interface SanctionChange {
  nomor: string
  before: Pengawasan | undefined
  after: SanksiPengawasan | null | undefined
}

/** Asks for confirmation before a sanction takes effect or is removed. Does not ask if the sanction stays the same. */
export async function agreeToSanction({ nomor, before, after }: SanctionChange): Promise<boolean> {
  if (before?.sanksi === after) return true
  if (after === 'pembekuan' || after === 'pencabutan') return confirm(questions[after](nomor))
  if (before && isGrave(before.sanksi) && before.sanksi_diangkat === null) {
    return confirm({
      title: 'Lepaskan sanksi ini?',
      text: `Registrasi ${nomor} tidak lagi dikenai sanksi dari pengawasan ini. Untuk sanksi yang sudah dijalani, pakai tombol angkat di halaman registrasi supaya alasannya tercatat.`,
      confirmLabel: 'Simpan tanpa sanksi',
    })
  }
  return true
}
