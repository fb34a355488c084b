import { kategoriLabels } from '@portal/domain/okkp/sdm/kompetensi'
import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { KeadaanBadge } from '#okkp/sdm/KeadaanBadge.tsx'
import classes from '#okkp/sdm/sdm.module.css'
import { sdmRecord } from '#okkp/sdm/use-sdm.ts'
import { call } from '#platform/api/client.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'

export const sdmDetail: RecordDetail<Sdm> = {
  record: sdmRecord,
  title: ({ nama_lengkap }) => nama_lengkap,
  meta: (sdm) => [sdm.jabatan, sdm.unit_kerja, sdm.kota ?? sdm.provinsi].filter(Boolean).join(' · '),
  change: 'Ubah data',
  remove: {
    noun: 'SDM',
    nameOf: ({ nama_lengkap }) => nama_lengkap,
    text: 'Data dan seluruh berkasnya dihapus dan tidak dapat dikembalikan. Nama ini juga hilang dari halaman publik.',
    call: ({ id }) => call(sdmCalls.remove, { query: { sdm_id: id } }),
  },
  body: (sdm) => (
    <>
      <Berakhir sdm={sdm} />
      <div className={classes.columns}>
        <div>
          <Section title="Kompetensi">
            <Kompetensi sdm={sdm} />
          </Section>
        </div>
        <div>
          <Section title="Data pegawai">
            <Foto sdm={sdm} />
            <Pegawai sdm={sdm} />
          </Section>
        </div>
      </div>
    </>
  ),
}

function Berakhir({ sdm }: { sdm: Sdm }) {
  const ending = sdm.kompetensi.filter(({ keadaan }) => keadaan !== 'berlaku')
  if (ending.length === 0) return null
  return (
    <Callout>
      {ending.some(({ keadaan }) => keadaan === 'kedaluwarsa')
        ? 'Ada kompetensi yang sudah berakhir.'
        : 'Ada kompetensi yang segera berakhir.'}{' '}
      Daftarkan uji ulangnya, lalu unggah sertifikat barunya lewat tombol Ubah data.
    </Callout>
  )
}

function Kompetensi({ sdm }: { sdm: Sdm }) {
  if (sdm.kompetensi.length === 0) return <p className={classes.quiet}>Belum ada kompetensi yang dicatat.</p>
  return (
    <ul className={classes.held}>
      {sdm.kompetensi.map((held) => (
        <li key={held.id}>
          <div>
            <KeadaanBadge keadaan={held.keadaan} />
          </div>
          <h3>{kategoriLabels[held.kategori]}</h3>
          <Facts
            layout="dense"
            facts={[
              ['Sertifikat', held.jenis],
              ['Nomor', held.nomor],
              ['Lembaga', held.lembaga],
              ['Terbit', held.terbit && formatDate(held.terbit)],
              ['Berlaku sampai', held.berlaku_sampai ? formatDate(held.berlaku_sampai) : 'Tanpa batas waktu'],
            ]}
          />
          {held.berkas && <Lihat path={held.berkas} name={held.jenis ?? kategoriLabels[held.kategori]} />}
        </li>
      ))}
    </ul>
  )
}

function Lihat({ path, name }: { path: string; name: string }) {
  return (
    <div>
      <OpenStoredButton path={path} inRow={`Lihat sertifikat ${name}`}>
        Lihat sertifikat
      </OpenStoredButton>
    </div>
  )
}

function Foto({ sdm }: { sdm: Sdm }) {
  const url = useFileUrl('display_image', sdm.foto)
  return url ? <img className={classes.photo} src={url} alt={`Foto ${sdm.nama_lengkap}`} /> : null
}

const sex = { L: 'Laki-laki', P: 'Perempuan' } as const

function Pegawai({ sdm }: { sdm: Sdm }) {
  return (
    <Facts
      empty="–"
      facts={[
        ['NIP', sdm.nip],
        ['Jenis kelamin', sdm.jenis_kelamin && sex[sdm.jenis_kelamin]],
        ['Golongan', sdm.golongan],
        ['Wilayah', sdm.kota ? `${sdm.kota}, ${sdm.provinsi}` : sdm.provinsi],
        ['No. HP', sdm.no_hp],
        ['Surel', sdm.email],
        ['Akun auditor', sdm.akun],
        ['Dicatat', formatDateTime(sdm.created_at)],
        ['Terakhir diubah', sdm.versi > 1 && formatDateTime(sdm.updated_at)],
      ]}
    />
  )
}
