import type { previewBatas } from '@portal/domain/okkp/batas/batas.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { useEffect, useRef } from 'react'
import classes from '#okkp/batas/batas.module.css'

const vonis = (verdict: 'MS' | 'TMS' | null): string => verdict ?? 'tanpa usul'

/** What a change of limits would do to stored results; it does not do it. */
export function PratinjauBatas({ diperiksa, lebih, jumlah, berubah }: Result<typeof previewBatas>['data']) {
  const box = useRef<HTMLElement>(null)
  // It comes at the end of a long form: what was asked for is brought into sight.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <section ref={box} className={classes.pratinjau} aria-label="Dampak perubahan" role="status">
      <h3>
        {jumlah === 0
          ? 'Tidak ada hasil uji tersimpan yang akan dinilai lain'
          : `${formatNumber(jumlah)} hasil uji tersimpan akan dinilai lain`}
      </h3>
      <p>
        {formatNumber(diperiksa)} hasil diperiksa{lebih && ' (yang terbaru)'}. Putusan yang sudah diberikan
        tetap seperti adanya; batas ini dipakai untuk menilai hasil berikutnya.
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
