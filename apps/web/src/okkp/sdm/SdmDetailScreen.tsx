import { Button } from '@mantine/core'
import { kategoriLabels } from '@portal/domain/okkp/sdm/kompetensi'
import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { IconEye } from '@tabler/icons-react'
import { KeadaanBadge } from '#okkp/sdm/KeadaanBadge.tsx'
import { SdmLoader } from '#okkp/sdm/SdmLoader.tsx'
import classes from '#okkp/sdm/sdm.module.css'
import { sdmCrumbs, sdmList, useRefreshSdm } from '#okkp/sdm/use-sdm.ts'
import { call } from '#platform/api/client.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'

export function SdmDetailScreen({ id }: { id: number }) {
  return <SdmLoader id={id}>{(sdm) => <Detail sdm={sdm} />}</SdmLoader>
}

function Detail({ sdm }: { sdm: Sdm }) {
  const refresh = useRefreshSdm()
  const ending = sdm.kompetensi.filter(({ keadaan }) => keadaan !== 'berlaku')
  return (
    <>
      <PageHeader
        title={sdm.nama_lengkap}
        crumbs={sdmCrumbs}
        meta={[sdm.jabatan, sdm.unit_kerja, sdm.kota ?? sdm.provinsi].filter(Boolean).join(' · ')}
        actions={
          <>
            <ChangeButton to={`${sdmList}/${sdm.id}/ubah`}>Ubah data</ChangeButton>
            <RemoveMenu
              noun="SDM"
              nama={sdm.nama_lengkap}
              text="Data dan seluruh berkasnya dihapus dan tidak dapat dikembalikan. Nama ini juga hilang dari halaman publik."
              remove={() => call(sdmCalls.remove, { query: { sdm_id: sdm.id } })}
              refresh={refresh}
              back={sdmList}
            />
          </>
        }
      />
      {ending.length > 0 && (
        <Callout>
          {ending.some(({ keadaan }) => keadaan === 'kedaluwarsa')
            ? 'Ada kompetensi yang sudah berakhir.'
            : 'Ada kompetensi yang segera berakhir.'}{' '}
          Daftarkan uji ulangnya, lalu unggah sertifikat barunya lewat tombol Ubah data.
        </Callout>
      )}
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
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
        aria-label={`Lihat sertifikat ${name}`}
        onClick={() => openStored(path)}
      >
        Lihat sertifikat
      </Button>
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
