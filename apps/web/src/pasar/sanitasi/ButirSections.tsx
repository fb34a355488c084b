import { jawabanLabels } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { SanitasiDetail } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/sanitasi/detail.module.css'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'
import { Section } from '#platform/page/Section.tsx'

type Butir = SanitasiDetail['butir'][number]

const needsWork = ({ jawaban }: Butir) => jawaban === 'tidak' || jawaban === 'sebagian'

/** Shows items that need work first, then all items by aspect in collapsible sections. */
export function ButirSections({ butir }: { butir: readonly Butir[] }) {
  const open = butir.filter(needsWork)
  return (
    <>
      <Section
        title={
          open.length === 0
            ? 'Tidak ada yang perlu dibenahi'
            : `Perlu dibenahi: ${formatNumber(open.length)} butir`
        }
        text={
          open.length === 0 ? 'Semua butir yang dinilai dijawab Ya.' : 'Yang dijawab Tidak atau Sebagian.'
        }
      >
        {open.length > 0 && <ButirList butir={open} />}
      </Section>
      <Section title={`Semua butir (${formatNumber(butir.length)})`}>
        {Object.entries(aspekSanitasi).map(([kode, nama]) => {
          const own = butir.filter(({ aspek_kode }) => aspek_kode === Number(kode))
          if (own.length === 0) return null
          return (
            <details key={kode} className={classes.lipatan}>
              <summary>
                {nama} <span className={classes.quiet}>{formatNumber(own.length)} butir</span>
              </summary>
              <ButirList butir={own} />
            </details>
          )
        })}
      </Section>
    </>
  )
}

function ButirList({ butir }: { butir: readonly Butir[] }) {
  return (
    <ul className={classes.butir}>
      {butir.map(({ sop_id, kode, nama, jawaban, sebelumnya, catatan, foto }) => (
        <li key={sop_id}>
          <span>
            <b>{kode}</b> {nama}
          </span>
          <b data-jawaban={jawaban}>{jawabanLabels[jawaban]}</b>
          {sebelumnya && sebelumnya !== jawaban && (
            <span className={classes.quiet}>sebelumnya {jawabanLabels[sebelumnya]}</span>
          )}
          {catatan && <p>{catatan}</p>}
          {foto.length > 0 && (
            <div className={classes.foto}>
              {foto.map((kunci, index) => (
                <StoredPhoto key={kunci} path={kunci} label={`Foto ${index + 1} butir ${kode}`} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
