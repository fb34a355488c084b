import {
  faultsOfPengaduan,
  hariJawab,
  type JenisPengaduan,
  jenisPengaduan,
  jenisPengaduanLabels,
  panjangPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type KunciTiket, kodeBaru, sendLaporan } from '#okkp/pengaduan/lapor/calls.ts'
import { draftOf, dropDraft, keepDraft } from '#okkp/pengaduan/lapor/draf-lapor.ts'
import { FotoLapor, useFotoLapor } from '#okkp/pengaduan/lapor/FotoLapor.tsx'
import { KirimLapor } from '#okkp/pengaduan/lapor/KirimLapor.tsx'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { Baris, Paragraf } from '#platform/light/fields/Isian.tsx'
import { usePhoneInput } from '#platform/light/fields/use-phone-input.ts'
import { PencarianOptions } from '#platform/light/pencarian/PencarianOptions.tsx'
import { useWilayahPublik } from '#platform/wilayah/use-wilayah-publik.ts'
import { ApiError } from '#platform/wire/api-error.ts'

const petunjuk: Record<JenisPengaduan, string> = {
  pangan: 'Pangan segar yang berbau, berwarna, atau dijual tidak semestinya, atau membuat sakit.',
  izin: 'Nomor izin yang tidak tercatat, label tiruan, atau sertifikat yang diubah.',
}

const adaSakit = [
  { nilai: true, label: 'Ya, ada yang sakit', isi: 'Laporan ini didahulukan.' },
  { nilai: false, label: 'Tidak, atau belum tahu', isi: 'Laporan dijawab menurut urutannya.' },
] as const

type Faults = Partial<Record<string, string>>

export interface TempatLapor {
  id: number
  nama: string
  provinsi_id: number
  kota_id: number
}

interface LaporFormProps {
  nomorIzin: string
  jenisAwal: JenisPengaduan
  tempatAwal: TempatLapor | undefined
  onSent: (kunci: KunciTiket) => void
}

const idOf = (value: string) => (value === '' ? null : Number(value))

export default function LaporForm({ nomorIzin, jenisAwal, tempatAwal, onSent }: LaporFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const foto = useFotoLapor()
  const phone = usePhoneInput('No. HP')
  const [jenis, setJenis] = useState(jenisAwal)
  const [sakit, setSakit] = useState(false)
  const [provinsi, setProvinsi] = useState(String(tempatAwal?.provinsi_id ?? ''))
  const [kota, setKota] = useState(String(tempatAwal?.kota_id ?? ''))
  const wilayah = useWilayahPublik(provinsi === '' ? undefined : Number(provinsi))
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  // One code per report makes a retry after a lost answer idempotent.
  const [kode] = useState(kodeBaru)

  useEffect(() => {
    if (form.current) draftOf(form.current)
  }, [])

  function show(found: readonly { field: string; message: string }[]) {
    setFaults(Object.fromEntries(found.map(({ field, message }) => [field, message]).reverse()))
    const first = form.current?.querySelector<HTMLElement>(`[name="${found[0]?.field}"]`)
    first?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const facts = {
      uraian: text('uraian'),
      nomor_izin: text('nomor_izin'),
      pangan: text('pangan'),
      pelaku: text('pelaku'),
      tempat: text('tempat'),
      foto: foto.kunci,
    }
    setFailure('')
    const found = faultsOfPengaduan(facts)
    if (found.length > 0) return show(found)
    setFaults({})
    setSending(true)
    try {
      const nomor = await sendLaporan({
        ...facts,
        jenis,
        sakit,
        tanggal: text('tanggal'),
        provinsi_id: idOf(provinsi),
        kota_id: idOf(kota),
        pasar_id: tempatAwal?.id ?? null,
        nama: text('nama'),
        no_hp: text('no_hp'),
        surel: text('surel'),
        situs_web: text('situs_web'),
        kode,
      })
      dropDraft()
      onSent({ nomor, kode })
    } catch (error) {
      setSending(false)
      if (error instanceof ApiError && error.fields.length > 0) show(error.fields)
      else setFailure(error instanceof Error ? error.message : 'Laporan belum terkirim. Coba lagi.')
    }
  }

  return (
    <form
      ref={form}
      className={classes.form}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => keepDraft(event.currentTarget)}
      noValidate
    >
      <fieldset className={classes.jenis}>
        <legend>Ada yang sakit?</legend>
        {adaSakit.map(({ nilai, label, isi }) => (
          <label key={label} data-chosen={sakit === nilai || undefined}>
            <input
              type="radio"
              name="sakit"
              value={nilai ? 'ya' : 'tidak'}
              checked={sakit === nilai}
              onChange={() => setSakit(nilai)}
            />
            <span>
              <b>{label}</b>
              <small>{isi}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.jenis}>
        <legend>Apa yang Anda laporkan?</legend>
        {jenisPengaduan.map((each) => (
          <label key={each} data-chosen={jenis === each || undefined}>
            <input
              type="radio"
              name="jenis"
              value={each}
              checked={jenis === each}
              onChange={() => setJenis(each)}
            />
            <span>
              <b>{jenisPengaduanLabels[each]}</b>
              <small>{petunjuk[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Apa yang terjadi?</legend>
        <Paragraf
          label="Ceritakan apa yang Anda lihat"
          help="Apa, kapan, bagaimana Anda mengetahuinya. Jangan menulis nama Anda di sini bila ingin tetap tidak dikenal."
          name="uraian"
          rows={5}
          maxLength={panjangPengaduan.uraian}
          fault={faults.uraian}
        />
        <p className={classes.hint}>
          Isi paling sedikit satu dari fakta di bawah ini, supaya kantor kami tahu ke mana mencari.
        </p>
        <div className={classes.duaKolom}>
          <Baris
            label="Nama pangan atau merek"
            name="pangan"
            maxLength={panjangPengaduan.teks}
            fault={faults.pangan}
          />
          <Baris
            label="Nomor izin pada label"
            name="nomor_izin"
            defaultValue={nomorIzin}
            maxLength={panjangPengaduan.teks}
            autoComplete="off"
            fault={faults.nomor_izin}
          />
          <Baris
            label="Penjual atau produsen"
            name="pelaku"
            maxLength={panjangPengaduan.teks}
            fault={faults.pelaku}
          />
          <Baris
            label="Tempat"
            name="tempat"
            defaultValue={tempatAwal?.nama}
            placeholder="Mis. Pasar Baru, los sayur"
            maxLength={panjangPengaduan.teks}
            fault={faults.tempat}
          />
          <PencarianOptions
            label="Provinsi"
            name="provinsi_id"
            semua="Belum tahu"
            value={provinsi}
            options={wilayah.provinsi}
            onChange={(value) => {
              setProvinsi(value)
              setKota('')
            }}
          />
          <PencarianOptions
            label="Kabupaten/kota"
            name="kota_id"
            semua={provinsi === '' ? 'Pilih provinsi dahulu' : 'Belum tahu'}
            value={kota}
            options={provinsi === '' ? [] : wilayah.kota}
            onChange={setKota}
          />
          <Baris label="Tanggal kejadian" name="tanggal" type="date" fault={faults.tanggal} />
        </div>
        <FotoLapor pilihan={foto} fault={faults.foto} />
      </fieldset>
      <fieldset>
        <legend>Siapa Anda? Boleh dikosongkan</legend>
        <p className={classes.hint}>
          Tanpa nama pun laporan Anda dibaca. Nama dan kontak hanya dilihat petugas yang menanganinya; dengan
          surel, Anda kami kabari bila ada jawaban.
        </p>
        <div className={classes.duaKolom}>
          <Baris label="Nama" name="nama" autoComplete="name" maxLength={150} fault={faults.nama} />
          <Baris label="No. HP" name="no_hp" {...phone.input} fault={faults.no_hp ?? phone.fault} />
          <Baris
            label="Surel"
            name="surel"
            type="email"
            autoComplete="email"
            maxLength={200}
            fault={faults.surel}
          />
        </div>
      </fieldset>
      {/* Honeypot: people cannot see or reach this field, so only a bot fills it in. */}
      <div className={classes.trap} aria-hidden="true">
        <input name="situs_web" tabIndex={-1} autoComplete="off" />
      </div>
      <KirimLapor
        failure={failure}
        busy={sending || foto.sending}
        label={sending ? 'Mengirim …' : foto.sending ? 'Menunggu foto …' : 'Kirim laporan'}
      >
        <p>Kantor yang berwenang menjawab paling lambat {hariJawab} hari.</p>
      </KirimLapor>
    </form>
  )
}
