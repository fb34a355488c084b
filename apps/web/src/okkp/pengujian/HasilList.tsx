import { teksHasil } from '@portal/domain/okkp/batas/hasil'
import { type HasilUji, putusanLabels } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'

type Hasil = Omit<HasilUji, 'batas_id' | 'cara'>

/** Parameters with their limit, its origin, and who overruled the proposal and why. */
export function HasilList({ hasil }: { hasil: readonly Hasil[] }) {
  return (
    <ul className={classes.lines}>
      {hasil.map((each) => (
        <HasilItem key={each.parameter_id} hasil={each} />
      ))}
    </ul>
  )
}

function HasilItem({ hasil }: { hasil: Hasil }) {
  const { parameter, hasil_uji, satuan, batas, standar, metode_uji, usul, status, alasan, alasan_usul } =
    hasil
  return (
    <li>
      <div className={classes.badges}>
        <b>{parameter}</b>
        <PutusanBadge putusan={status} />
      </div>
      <p className={classes.text}>
        {teksHasil(hasil_uji, satuan)}
        {batas && ` · batas ${batas}`}
      </p>
      <small>{alasan_usul}</small>
      {standar && <small>Standar di LHU: {standar}</small>}
      {metode_uji && <small>Metode: {metode_uji}</small>}
      {alasan && (
        <small>
          Diputuskan petugas{usul ? `, usul batas: ${putusanLabels[usul].toLowerCase()}` : ''}. Alasan:{' '}
          {alasan}
        </small>
      )}
    </li>
  )
}
