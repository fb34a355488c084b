import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { asalLabels, luaranLabels, statusLangkahLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate } from '@portal/domain/platform/format'
import { useTeleponLayanan } from '#okkp/bantuan/use-telepon.ts'
import { tindakanText } from '#okkp/kasus/detail/tindakan-text.ts'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import classes from '#okkp/kasus/lembar-kasus.module.css'
import { kasusPage } from '#okkp/kasus/use-kasus.ts'
import Keabsahan from '#platform/lembar/Keabsahan.tsx'
import { Kop } from '#platform/lembar/Kop.tsx'

/** Printed sheet of a case: what was found, what was done, and what is still open. */
export function LembarKasus({ kasus }: { kasus: RincianKasus }) {
  const telepon = useTeleponLayanan()
  const { penanggung_nama: kantor, nomor, dibuka, ditutup, luaran } = kasus
  const facts = [
    ['Temuan', judulKasus(kasus)],
    ['Tempat', [kasus.lokasi, kasus.kota ?? kasus.provinsi].join(', ')],
    ['Registrasi', [kasus.no_registrasi, kasus.unit_usaha].filter(Boolean).join(', ') || 'Tidak diketahui'],
    ['Keadaan', ditutup === null ? 'Terbuka' : `Ditutup ${formatDate(ditutup)}`],
    ...(luaran === null || ditutup === null ? [] : [['Hasil', luaranLabels[luaran]] as const]),
  ] as const
  return (
    <section className={classes.lembar} aria-hidden="true">
      <Kop kantor={kantor} nomor={nomor} tanggal={formatDate(dibuka)} />
      <h2>Lembar kasus</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Sumber</h3>
      <ul>
        {kasus.sumber.map(({ asal, asal_id, tanggal, temuan, lokasi }) => (
          <li key={`${asal} ${asal_id}`}>
            {asalLabels[asal]}, {formatDate(tanggal)}: {temuan}, {lokasi}
          </li>
        ))}
      </ul>
      <h3>Langkah</h3>
      <table>
        <thead>
          <tr>
            <th>Langkah</th>
            <th>Keadaan</th>
            <th>Batas waktu</th>
            <th>Yang bertindak</th>
          </tr>
        </thead>
        <tbody>
          {kasus.langkah_kasus.map(({ langkah, label, status, batas, selesai, terlambat, pemegang_nama }) => (
            <tr key={langkah}>
              <td>{label}</td>
              <td>
                {statusLangkahLabels[status]}
                {selesai && `, ${formatDate(selesai)}`}
              </td>
              <td>{batas ? `${formatDate(batas)}${terlambat ? ' (terlambat)' : ''}` : '–'}</td>
              <td>{pemegang_nama}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kasus.tindakan.length > 0 && (
        <>
          <h3>Yang sudah dilakukan</h3>
          <ul>
            {kasus.tindakan.map((one) => (
              <li key={one.id}>
                {formatDate(one.tanggal)}: {tindakanText(one)}
                {one.catatan && `. ${one.catatan}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <Keabsahan kantor={kantor} alamat={kasusPage(kasus.id)} telepon={telepon} />
    </section>
  )
}
