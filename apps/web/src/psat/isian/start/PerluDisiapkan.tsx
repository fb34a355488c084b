import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { adaTemplat, alamatTemplat } from '@portal/domain/psat/isian/templat'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconFileText } from '@tabler/icons-react'
import { useJenisDokumen } from '#okkp/index.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { BiayaLayanan } from '#psat/isian/start/BiayaLayanan.tsx'
import { LamaLayanan } from '#psat/isian/start/LamaLayanan.tsx'
import classes from '#psat/isian/start/Mulai.module.css'

interface PerluDisiapkanProps {
  auditType: JenisIzin
  jenis: JenisPengajuan
  diLuarRegistri: boolean
  /** Files that the secretariat enters are free of charge. */
  berbayar: boolean
}

const bersamaUnit = 'Bukti kepemilikan atau perjanjian sewa unit'
const bersamaProduk = [
  { label: 'Hasil uji keamanan (CoA) tiap produk', kunci: '' },
  { label: 'Desain label dan kemasan', kunci: '' },
  { label: 'SPPB tiap unit, atau surat pernyataannya', kunci: 'surat_pernyataan_sppb_psat' },
]

export function PerluDisiapkan({ auditType, jenis, diLuarRegistri, berbayar }: PerluDisiapkanProps) {
  const dokumen = dokumenDiminta(auditType, jenis, { diLuarRegistri, jenisDokumen: useJenisDokumen() })
  const berproduk = auditType === 'izin_edar_pl' && (jenis === 'permohonan_baru' || jenis === 'perpanjangan')
  const daftar = [
    ...dokumen.filter(({ wajib }) => wajib),
    { label: bersamaUnit, kunci: '' },
    ...(berproduk ? bersamaProduk : []),
  ]
  return (
    <div>
      <h3 className={classes.heading}>Yang perlu disiapkan</h3>
      <ul className={classes.needs}>
        {daftar.map(({ label, kunci }) => (
          <li key={label}>
            <Icon of={IconFileText} />
            <span>
              {label}
              {adaTemplat(kunci) && (
                <>
                  {' '}
                  <a href={alamatTemplat(kunci)} className={classes.template} download>
                    Unduh contoh
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.days}>
        {berbayar && <BiayaLayanan auditType={auditType} jenis={jenis} />}
        <LamaLayanan auditType={auditType} />
        Jam layanan berhenti selama Anda memperbaiki berkas.
      </p>
    </div>
  )
}
