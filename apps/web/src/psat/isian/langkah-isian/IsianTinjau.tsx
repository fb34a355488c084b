import { Checkbox } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import type { Draf } from '@portal/domain/psat/draf/draf.contract'
import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { diLuarRegistri, type LangkahIsian, langkahIsianLabels } from '@portal/domain/psat/isian/isian.rules'
import { IconEdit } from '@tabler/icons-react'
import { sentFile } from '#platform/api/upload.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Callout } from '#platform/page/Callout.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import step from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import classes from '#psat/isian/langkah-isian/Tinjau.module.css'
import type { Isian } from '#psat/isian/use-isian.ts'

interface IsianTinjauProps {
  isian: Isian
  pernyataan: boolean
  onPernyataan: (setuju: boolean) => void
  onOpen: (langkah: LangkahIsian, field?: string) => void
}

/** Reviews all answers, links to each missing field, and asks for the final statement. */
export function IsianTinjau({ isian, pernyataan, onPernyataan, onOpen }: IsianTinjauProps) {
  return (
    <div className={classes.reviews}>
      <DaftarKurang isian={isian} onOpen={onOpen} />
      {isian.langkah
        .filter((nama) => nama !== 'tinjau')
        .map((nama) => (
          <section key={nama} className={classes.review} aria-label={langkahIsianLabels[nama]}>
            <header>
              <h3 className={step.heading}>{langkahIsianLabels[nama]}</h3>
              <button type="button" className={classes.textButton} onClick={() => onOpen(nama)}>
                <Icon of={IconEdit} size={16} />
                Ubah<span className="visually-hidden"> {langkahIsianLabels[nama]}</span>
              </button>
            </header>
            <Ringkasan nama={nama} isian={isian} />
          </section>
        ))}
      <Checkbox
        checked={pernyataan}
        onChange={(event) => onPernyataan(event.currentTarget.checked)}
        label="Saya menyatakan bahwa data dan dokumen ini benar, dan saya bertanggung jawab atasnya."
        classNames={{ root: classes.statement }}
      />
    </div>
  )
}

function DaftarKurang({ isian: { kurang }, onOpen }: Pick<IsianTinjauProps, 'isian' | 'onOpen'>) {
  if (kurang.length === 0) return null
  return (
    <Callout
      tone="bad"
      title={kurang.length === 1 ? 'Satu hal belum lengkap' : `${kurang.length} hal belum lengkap`}
      flush
    >
      <ul className={classes.missing}>
        {kurang.map(({ langkah, field, message }) => (
          <li key={`${field}-${message}`}>
            <button type="button" onClick={() => onOpen(langkah, field)}>
              {message}
            </button>{' '}
            <span>({langkahIsianLabels[langkah]})</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Ringkasan({ nama, isian }: { nama: LangkahIsian; isian: Isian }) {
  const { isian: isi, data, draf } = isian
  if (nama === 'asal') {
    const asal = isi.izin_asal
    return (
      <Daftar
        baris={[
          ['Nomor izin', asal?.nomor],
          ['Berlaku sampai', asal?.berlaku_sampai && formatDate(asal.berlaku_sampai)],
          [
            'Catatan',
            asal && (asal.registrasi_id === null ? 'Izin lama di luar portal' : 'Tercatat di portal'),
          ],
        ]}
      />
    )
  }
  if (nama === 'perubahan') {
    return (
      <Daftar
        baris={[
          ['Data semula', isi.perubahan?.data_awal],
          ['Data yang baru', isi.perubahan?.data_baru],
          ['Alasan perubahan', isi.perubahan?.alasan_perubahan],
        ]}
      />
    )
  }
  if (nama === 'pemilik') {
    const pemilik = isi.pemilik_baru
    return (
      <Daftar
        baris={[
          ['Pemilik lama', pemilik?.nama_pemilik_lama],
          ['Pemilik baru', pemilik?.nama_pemilik_baru],
          ['NIB pemilik baru', pemilik?.nib],
          ['Alamat pemilik baru', pemilik?.alamat_pemilik_baru],
          ['Tanggal pengalihan', pemilik?.tanggal_pengalihan && formatDate(pemilik.tanggal_pengalihan)],
        ]}
      />
    )
  }
  if (nama === 'dokumen') return <DaftarDokumen isian={isian} />
  const pilihan = { usaha: 'unit-produksi', lingkup: 'ruang-lingkup', produk: 'produk' } as const
  const dipilih = { usaha: isi.unit_produksi, lingkup: isi.ruang_lingkup, produk: isi.info_produk }
  if (nama === 'tinjau' || !data.data) return null
  const butir = kelompokDataUsaha[pilihan[nama]]
    .butir(data.data)
    .filter(({ id }) => dipilih[nama].includes(id))
  return (
    <>
      {nama === 'usaha' && <Daftar baris={[['Perusahaan', draf.nama_perusahaan]]} />}
      <ul className={classes.reviewList}>
        {butir.map((satu) => (
          <li key={satu.id}>
            <strong>{satu.judul}</strong>
            <span>{satu.rincian.join(' · ')}</span>
          </li>
        ))}
      </ul>
      {butir.length === 0 && <p className={step.hint}>Belum ada yang dipilih.</p>}
    </>
  )
}

function DaftarDokumen({ isian: { draf, isian } }: { isian: Isian }) {
  const diminta = dokumenDiminta(draf.auditType, draf.jenisPengajuan, {
    diLuarRegistri: diLuarRegistri(isian),
    jenisDokumen: draf.jenis_dokumen,
  })
  return (
    <Daftar
      baris={diminta.map(({ kunci, label, wajib }) => {
        const berkas = isian.dokumen[kunci]
        const isi = berkas ? (
          <Lihat key={kunci} kunci={berkas} untuk={label} draf={draf} />
        ) : (
          !wajib && 'Tidak dilampirkan'
        )
        return [label, isi]
      })}
    />
  )
}

/** One file may serve for several documents, so the hidden text of each button names its document. */
function Lihat({ kunci, untuk, draf }: { kunci: string; untuk: string; draf: Draf }) {
  return (
    <button type="button" className={classes.textButton} onClick={() => openStored(kunci)}>
      {(sentFile(kunci) ?? draf.berkas[kunci])?.nama ?? 'Lihat berkas'}
      <span className="visually-hidden"> ({untuk})</span>
    </button>
  )
}

function Daftar({ baris }: { baris: readonly Fact[] }) {
  return <Facts facts={baris} empty="Belum ada" />
}
