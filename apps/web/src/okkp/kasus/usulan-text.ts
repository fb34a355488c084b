import { type LangkahKasus, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'

/** What a proposal asks the second account to accept. */
export const usulanText = (langkah: LangkahKasus) =>
  langkah === 'penutupan'
    ? 'Tutup kasus dengan alasan'
    : `${tabelLangkah[langkah].label} tidak dapat dilakukan`
