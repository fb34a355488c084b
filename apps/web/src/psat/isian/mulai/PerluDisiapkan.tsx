import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconFileText } from '@tabler/icons-react'
import { useJenisDokumen } from '#okkp/index.ts'
import { LamaLayanan } from '#psat/isian/mulai/LamaLayanan.tsx'
import classes from '#psat/isian/mulai/Mulai.module.css'

interface PerluDisiapkanProps {
  auditType: JenisIzin
  jenis: JenisPengajuan
  diLuarRegistri: boolean
}

const bersamaUnit = 'Bukti kepemilikan atau perjanjian sewa unit'
const bersamaProduk = [
  'Hasil uji keamanan (CoA) tiap produk',
  'Desain label dan kemasan',
  'SPPB tiap unit, atau surat pernyataannya',
]

/** What to have at hand before starting. */
export function PerluDisiapkan({ auditType, jenis, diLuarRegistri }: PerluDisiapkanProps) {
  const dokumen = dokumenDiminta(auditType, jenis, { diLuarRegistri, jenisDokumen: useJenisDokumen() })
  const berproduk = auditType === 'izin_edar_pl' && (jenis === 'permohonan_baru' || jenis === 'perpanjangan')
  const daftar = [
    ...dokumen.filter(({ wajib }) => wajib).map(({ label }) => label),
    bersamaUnit,
    ...(berproduk ? bersamaProduk : []),
  ]
  return (
    <div>
      <h3 className={classes.heading}>Yang perlu disiapkan</h3>
      <ul className={classes.needs}>
        {daftar.map((teks) => (
          <li key={teks}>
            <IconFileText size={18} stroke={1.75} aria-hidden="true" />
            {teks}
          </li>
        ))}
      </ul>
      <p className={classes.days}>
        <LamaLayanan auditType={auditType} />
        Jam layanan berhenti selama Anda memperbaiki berkas.
      </p>
    </div>
  )
}
