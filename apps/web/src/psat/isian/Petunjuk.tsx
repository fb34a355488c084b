import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/isian/Petunjuk.module.css'
import { petunjukLangkah } from '#psat/isian/petunjuk.ts'
import { LamaLayanan } from '#psat/isian/start/LamaLayanan.tsx'

export function Petunjuk({ langkah, auditType }: { langkah: LangkahIsian; auditType: JenisIzin }) {
  const petunjuk = petunjukLangkah[langkah]
  return (
    <aside className={classes.tips} aria-label="Petunjuk">
      {petunjuk && (
        <section>
          <h3>{petunjuk.judul}</h3>
          <ul>
            {petunjuk.butir.map((teks) => (
              <li key={teks}>
                <Icon of={IconCheck} size={16} />
                {teks}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>Setelah dikirim</h3>
        <p>
          <LamaLayanan auditType={auditType} />
          Bila ada perbaikan, jam layanan berhenti sampai Anda mengirim jawaban.
        </p>
      </section>
      <section>
        <h3>Boleh berhenti kapan saja</h3>
        <p>Draf disimpan sambil Anda mengisi. Lanjutkan dari daftar draf di halaman Perizinan PSAT.</p>
      </section>
    </aside>
  )
}
