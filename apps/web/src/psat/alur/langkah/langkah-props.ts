import type { ButtonProps } from '@mantine/core'
import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

export interface LangkahModalProps {
  berkas: BerkasPengajuan
  aksi: AksiTersedia
  onClosed: () => void
}

/** Props of a step that needs only a button and a confirmation. */
export interface LangkahTombolProps {
  berkas: BerkasPengajuan
  aksi: AksiTersedia
  tombol: Pick<ButtonProps, 'size' | 'variant' | 'color' | 'fullWidth'>
}

/** Whether the server offers the user a step with this form. */
export const boleh = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>, form: FormLangkah): boolean =>
  aksi.some((satu) => satu.form === form)

/** A user who may ask for a revision may also prepare and close findings. */
export const mayCheck = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>): boolean =>
  aksi.some(({ membawa_temuan }) => membawa_temuan)
