import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import { IsianAsal } from '#psat/isian/langkah-isian/IsianAsal.tsx'
import { IsianDokumen } from '#psat/isian/langkah-isian/IsianDokumen.tsx'
import { IsianPemilik } from '#psat/isian/langkah-isian/IsianPemilik.tsx'
import { IsianPerubahan } from '#psat/isian/langkah-isian/IsianPerubahan.tsx'
import { IsianUsaha } from '#psat/isian/langkah-isian/IsianUsaha.tsx'
import type { LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import type { Persetujuan } from '#psat/isian/send/use-persetujuan.ts'
import { PilihData } from '#psat/isian/start/PilihData.tsx'

export interface LangkahIsianViewProps extends LangkahIsianProps {
  nama: Exclude<LangkahIsian, 'tinjau'>
  persetujuan: Persetujuan
}

export function LangkahIsianView({ nama, persetujuan, ...props }: LangkahIsianViewProps) {
  switch (nama) {
    case 'asal':
      return <IsianAsal {...props} />
    case 'usaha':
      return <IsianUsaha {...props} />
    case 'lingkup':
      return <PilihData {...props} jenis="ruang-lingkup" bidang="ruang_lingkup" />
    case 'produk':
      return <PilihData {...props} jenis="produk" bidang="info_produk" />
    case 'perubahan':
      return <IsianPerubahan {...props} />
    case 'pemilik':
      return <IsianPemilik {...props} persetujuan={persetujuan} />
    case 'dokumen':
      return <IsianDokumen {...props} />
  }
}
