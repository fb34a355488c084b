import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import { LangkahAsal } from '#psat/isian/LangkahAsal.tsx'
import { LangkahDokumen } from '#psat/isian/LangkahDokumen.tsx'
import { LangkahPemilik } from '#psat/isian/LangkahPemilik.tsx'
import { LangkahPerubahan } from '#psat/isian/LangkahPerubahan.tsx'
import { LangkahUsaha } from '#psat/isian/LangkahUsaha.tsx'
import type { LangkahProps } from '#psat/isian/langkah-props.ts'
import { PilihData } from '#psat/isian/PilihData.tsx'
import type { Persetujuan } from '#psat/isian/use-persetujuan.ts'

export interface IsiLangkahProps extends LangkahProps {
  nama: Exclude<LangkahIsian, 'tinjau'>
  persetujuan: Persetujuan
}

/** The fields of one step. */
export function Langkah({ nama, persetujuan, ...props }: IsiLangkahProps) {
  switch (nama) {
    case 'asal':
      return <LangkahAsal {...props} />
    case 'usaha':
      return <LangkahUsaha {...props} />
    case 'lingkup':
      return <PilihData {...props} jenis="ruang-lingkup" bidang="ruang_lingkup" />
    case 'produk':
      return <PilihData {...props} jenis="produk" bidang="info_produk" />
    case 'perubahan':
      return <LangkahPerubahan {...props} />
    case 'pemilik':
      return <LangkahPemilik {...props} persetujuan={persetujuan} />
    case 'dokumen':
      return <LangkahDokumen {...props} />
  }
}
