import { saranaLabels, zonaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import { formatDate } from '@portal/domain/platform/format'
import { formatDerajat } from '@portal/domain/platform/geo/titik'
import { kataHasil } from '@portal/domain/platform/pengujian/kata-hasil'
import { IconDirections, IconFlag, IconPrinter } from '@tabler/icons-react'
import { LetakPasar } from '#pasar/publik/LetakPasar.tsx'
import { openingHoursOf } from '#pasar/publik/opening-hours.ts'
import { PlakatPasar } from '#pasar/publik/PlakatPasar.tsx'
import classes from '#pasar/publik/publik-pasar.module.css'
import { tempatPasar } from '#pasar/publik/tempat-pasar.ts'
import { UjiPasar } from '#pasar/publik/UjiPasar.tsx'
import { type PasarSatu, useAngkaPasar } from '#pasar/publik/use-pasar-publik.ts'
import dasbor from '#platform/dasbor/dasbor.module.css'
import { ChartCard } from '#platform/dasbor/late-card.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import cari from '#platform/light/pencarian/pencarian.module.css'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { Section } from '#platform/page/Section.tsx'
import { late } from '#platform/ui/late.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { PartOnSight } from '#platform/ui/part-on-sight.tsx'

// The server renders the chart cards, so their styles must load before the lazy script.
import '#platform/chart/card/chart-card.module.css'

const grafik = late(
  async () => (await import('#pasar/publik/AngkaPasarSatu.tsx')).AngkaPasarSatu,
  ChartCard.prepare,
)

interface IsiPasarProps {
  pasar: PasarSatu
  /** The test whose printed sheet led here. */
  dicari: number | undefined
}

/** The page follows the poster's promise: rating plate and tests first, profile last. */
export function IsiPasar({ pasar, dicari }: IsiPasarProps) {
  const { nama } = pasar
  const angka = useAngkaPasar(pasar)
  return (
    <>
      <PageTitle description={describe(pasar)} data={import.meta.env.SSR && placeOf(pasar)}>
        {nama}
      </PageTitle>
      <header className={classes.kepala}>
        <h1>{nama}</h1>
        <p>{tempatPasar(pasar)}</p>
      </header>
      <PlakatPasar pasar={pasar} />
      <Tombol pasar={pasar} />
      <UjiPasar pasar={pasar} rapid={angka.rapid.data?.data[0]} dicari={dicari} />
      <PartOnSight
        part={grafik}
        props={{ pasar, angka }}
        waiting={<div className={dasbor.mapPlace} />}
        className={dasbor.slot}
      />
      <p className={classes.catatan}>
        Kelompok kurang dari lima orang digabung dengan yang lain atau tidak ditampilkan. Ada yang keliru?{' '}
        <AppLink to="/kontak" className={cari.tautan}>
          Beri tahu kami
        </AppLink>
        . Predikat pasar ini juga dapat{' '}
        <AppLink to="/data-terbuka" hash="sematan" className={cari.tautan}>
          dipasang di situs Anda
        </AppLink>
        .
      </p>
      <Foto pasar={pasar} />
      <div className={classes.dua}>
        <LetakPasar pasar={pasar} />
        <Section title="Profil pasar">
          <Facts facts={profilOf(pasar)} empty="Belum tercatat" />
        </Section>
      </div>
    </>
  )
}

function Tombol({ pasar }: { pasar: PasarSatu }) {
  const id = String(pasar.id)
  const look = { className: buttons.button, 'data-kind': 'plain', 'data-size': 'md' }
  return (
    <div className={classes.tombol}>
      <AppLink to="/lapor" search={{ pasar: pasar.id }} {...look}>
        <Icon of={IconFlag} />
        Lapor
      </AppLink>
      <Arah pasar={pasar} />
      <AppLink to="/pasar/detail" search={{ id, poster: 'ya' }} {...look}>
        <Icon of={IconPrinter} />
        Poster QR
      </AppLink>
    </div>
  )
}

/** The portal's map has no streets, so this link opens OpenStreetMap. */
function Arah({ pasar: { lintang, bujur } }: { pasar: PasarSatu }) {
  if (lintang === null || bujur === null) return null
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lintang}&mlon=${bujur}#map=17/${lintang}/${bujur}`}
      target="_blank"
      rel="noreferrer"
      className={buttons.button}
      data-kind="plain"
      data-size="md"
    >
      <Icon of={IconDirections} />
      Lihat jalan ke sana
    </a>
  )
}

const names = (words: readonly string[], labels: Readonly<Record<string, string>>) =>
  words.map((word) => labels[word]).join(', ')

function profilOf(pasar: PasarSatu): Fact[] {
  const { lintang, bujur } = pasar
  return [
    ['Alamat', pasar.alamat],
    ['Buka', openingHoursOf(pasar)],
    ['Tipe', pasar.tipe && `Pasar rakyat tipe ${pasar.tipe}`],
    ['Titik lokasi', lintang !== null && bujur !== null && formatDerajat({ lintang, bujur })],
    ['Sarana', names(pasar.sarana, saranaLabels)],
    ['Zona', names(pasar.zona, zonaLabels)],
    ['Pos pantau keamanan pangan', pasar.pos_pantau ? 'Ada' : 'Belum ada'],
  ]
}

function Foto({ pasar: { nama, foto } }: { pasar: PasarSatu }) {
  if (foto.length === 0) return null
  return (
    <Section title="Foto">
      <ul className={classes.foto}>
        {foto.map((key, index) => (
          <li key={key}>
            <a href={fileAddress('display_image', key)}>
              <img
                src={fileAddress('display_image', key)}
                alt={`Foto ${index + 1} ${nama}`}
                loading="lazy"
                width={320}
                height={240}
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const placeOf =
  ({ id, nama, alamat, kota, provinsi, lintang, bujur, hari_buka: hari, ...pasar }: PasarSatu) =>
  (origin: string) => ({
    '@type': 'Place',
    name: nama,
    url: `${origin}/pasar/detail?id=${id}`,
    address: {
      '@type': 'PostalAddress',
      ...(alamat ? { streetAddress: alamat } : {}),
      addressLocality: kota,
      addressRegion: provinsi,
      addressCountry: 'ID',
    },
    ...(lintang === null || bujur === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: lintang, longitude: bujur } }),
    ...(pasar.foto[0] ? { photo: origin + fileAddress('display_image', pasar.foto[0]) } : {}),
    ...(pasar.jam_buka && pasar.jam_tutup && hari.length > 0
      ? {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: hari.map((nama) => days[nama]),
            opens: pasar.jam_buka,
            closes: pasar.jam_tutup,
          },
        }
      : {}),
  })

const days: Record<PasarSatu['hari_buka'][number], string> = {
  senin: 'Monday',
  selasa: 'Tuesday',
  rabu: 'Wednesday',
  kamis: 'Thursday',
  jumat: 'Friday',
  sabtu: 'Saturday',
  minggu: 'Sunday',
}

function describe(pasar: PasarSatu): string {
  const { nama, kota, provinsi, sanitasi, uji_terakhir: [uji] = [] } = pasar
  return [
    `${nama} di ${kota}, ${provinsi}.`,
    sanitasi && `Sanitasi ${sanitasi.predikat} (${formatDate(sanitasi.tanggal)}).`,
    uji && `Rapid test terakhir: ${kataHasil(uji)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
