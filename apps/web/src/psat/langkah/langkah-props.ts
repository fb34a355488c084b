import type { ButtonProps } from '@mantine/core'
import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** A form that a button of the card opens. */
export interface LangkahModalProps {
  berkas: BerkasPengajuan
  aksi: AksiTersedia
  onClosed: () => void
}

/** A step that is no more than a button and a question. */
export interface LangkahTombolProps {
  berkas: BerkasPengajuan
  aksi: AksiTersedia
  /** As the card wants its buttons. */
  tombol: Pick<ButtonProps, 'size' | 'variant' | 'color' | 'fullWidth'>
}

/** Whether the server offers the reader a step that is asked with this form. */
export const boleh = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>, form: FormLangkah): boolean =>
  aksi.some((satu) => satu.form === form)

/** Whoever may ask for a revision may prepare and close findings. */
export const mayCheck = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>): boolean =>
  aksi.some(({ membawa_temuan }) => membawa_temuan)
