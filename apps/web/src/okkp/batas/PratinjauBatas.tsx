import type { previewBatas } from '@portal/domain/okkp/batas/batas.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatDate, formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { useEffect, useRef } from 'react'
import classes from '#okkp/batas/batas.module.css'

const vonis = (verdict: 'MS' | 'TMS' | null): string => verdict ?? 'tanpa usul'

type Dampak = Result<typeof previewBatas>['data']

/** Returns a text like "10 dari 31 hasil uji menjadi TMS". */
function describeDampak({ diperiksa, jumlah, menjadi_tms, menjadi_ms }: Dampak): string {
  const all = `${formatNumber(diperiksa)} hasil uji`
  if (jumlah === 0) return `putusan ${all} tetap sama`
  const parts = [
    [menjadi_tms, 'TMS'],
    [menjadi_ms, 'MS'],
    [jumlah - menjadi_tms - menjadi_ms, 'tanpa usul'],
  ] as const
  const [first, ...rest] = parts.filter(([n]) => n > 0).map(([n, to]) => ({ n: formatNumber(n), to }))
  return [
    `${first?.n} dari ${all} menjadi ${first?.to}`,
    ...rest.map(({ n, to }) => `${n} menjadi ${to}`),
  ].join(', ')
}

/** Shows how a changed limit would have judged the results of the past year. The stored verdicts do not change. */
export function PratinjauBatas(dampak: Dampak & { berlakuDari: string }) {
  const { dari, setahun, diperiksa, lebih, jumlah, berubah, berlakuDari } = dampak
  const box = useRef<HTMLElement>(null)
  // The preview appears below a long form, so the browser scrolls to it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  const masa = setahun ? 'setahun ini' : `sejak ${formatDate(dari)}`
  return (
    <section ref={box} className={classes.pratinjau} aria-label="Dampak perubahan" role="status">
      <h3>
        {diperiksa === 0
          ? `Tidak ada hasil uji ${masa} yang terkena batas ini`
          : `Seandainya berlaku ${masa}, ${describeDampak(dampak)}`}
      </h3>
      <p>
        Dicoba pada hasil uji sejak {formatDate(dari)}
        {lebih && `, ${formatNumber(diperiksa)} yang terbaru`}. Putusan yang sudah diberikan tidak berubah;
        batas ini menilai uji mulai {formatDate(berlakuDari)}.
      </p>
      {berubah.length > 0 && (
        <ul>
          {berubah.map((satu) => (
            <li key={`${satu.id}-${satu.nama}`}>
              <b>{satu.nama}</b> {satu.komoditas}, {formatShortDate(satu.tanggal)}: {satu.hasil} {satu.satuan}
              {' → '}
              {vonis(satu.sebelum)} menjadi <b>{vonis(satu.sesudah)}</b>
            </li>
          ))}
        </ul>
      )}
      {jumlah > berubah.length && <p>Dan {formatNumber(jumlah - berubah.length)} lainnya.</p>}
    </section>
  )
}
