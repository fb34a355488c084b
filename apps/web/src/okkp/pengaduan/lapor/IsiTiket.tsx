import type { TiketPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import {
  jenisPengaduanLabels,
  luaranPengaduanLabels,
  panjangPengaduan,
  type StatusPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type KunciTiket, replyToTiket } from '#okkp/pengaduan/lapor/calls.ts'
import { FotoLapor, useFotoLapor } from '#okkp/pengaduan/lapor/FotoLapor.tsx'
import { KirimLapor } from '#okkp/pengaduan/lapor/KirimLapor.tsx'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { PengaduanBadge } from '#okkp/pengaduan/PengaduanBadge.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { Paragraf } from '#platform/light/fields/Isian.tsx'
import { galatOf } from '#platform/light/galat.ts'

const kabar: Record<StatusPengaduan, (tiket: TiketPengaduan) => string> = {
  baru: ({ kantor, batas_jawab }) =>
    `Laporan Anda ada di ${kantor} dan dijawab paling lambat ${formatDate(batas_jawab ?? '')}.`,
  diproses: ({ kantor, batas_jawab }) =>
    `${kantor} sedang menanganinya. Kabar berikutnya paling lambat ${formatDate(batas_jawab ?? '')}.`,
  menunggu: ({ kantor }) => `${kantor} bertanya kepada Anda. Baca pertanyaannya, lalu balas di bawah.`,
  selesai: ({ luaran, ditutup }) =>
    `Ditutup ${formatDate(ditutup ?? '')}: ${luaran ? luaranPengaduanLabels[luaran].toLowerCase() : ''}.`,
}

interface IsiTiketProps {
  tiket: TiketPengaduan
  kunci: KunciTiket
  onChange: (tiket: TiketPengaduan) => void
  onRefresh: () => void
  refreshing: boolean
}

export default function IsiTiket({ tiket, kunci, onChange, onRefresh, refreshing }: IsiTiketProps) {
  const facts = [
    ['Pangan', tiket.pangan],
    ['Nomor izin', tiket.nomor_izin],
    ['Penjual atau produsen', tiket.pelaku],
    ['Tempat', tiket.tempat],
  ] as const
  return (
    <>
      <header className={classes.tiketTop}>
        <div>
          <h1>Laporan {tiket.nomor}</h1>
          <p>
            {jenisPengaduanLabels[tiket.jenis]}, dikirim {formatDateTime(tiket.dikirim)}
          </p>
        </div>
        <PengaduanBadge status={tiket.status} pelapor />
      </header>
      <p className={classes.kabar} data-status={tiket.status} role="status">
        {kabar[tiket.status](tiket)}
      </p>
      <ol className={classes.pesan} aria-label="Percakapan">
        <Pesan dari="pelapor" nama="Laporan Anda" waktu={tiket.dikirim} isi={tiket.uraian} foto={tiket.foto}>
          <dl className={classes.fakta}>
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Pesan>
        {tiket.pesan.map((one) => (
          <Pesan key={one.id} {...one} />
        ))}
      </ol>
      {tiket.status === 'selesai' ? (
        <p className={classes.hint}>
          Laporan ini sudah ditutup. Bila ada hal baru, kirim laporan baru dan sebut nomor ini.
        </p>
      ) : (
        <Balas kunci={kunci} onSent={onChange} />
      )}
      <div className={classes.tombol}>
        <button
          type="button"
          className={buttons.button}
          data-kind="plain"
          data-size="md"
          onClick={onRefresh}
          disabled={refreshing}
        >
          <Icon of={IconRefresh} />
          Muat ulang
        </button>
      </div>
      <p className={classes.hint}>
        Disimpan sampai {formatDate(tiket.disimpan_sampai)}, lalu isinya dihapus.
      </p>
    </>
  )
}

interface PesanProps {
  dari: 'kantor' | 'pelapor'
  nama: string
  waktu: string
  isi: string
  foto: readonly string[]
  children?: ReactNode
}

function Pesan({ dari, nama, waktu, isi, foto, children }: PesanProps) {
  return (
    <li data-dari={dari}>
      <p className={classes.pesanTop}>
        <b>{nama}</b> <time dateTime={waktu}>{formatDateTime(waktu)}</time>
      </p>
      <p className={classes.pesanIsi}>{isi}</p>
      {children}
      {foto.length > 0 && (
        <div className={classes.pesanFoto}>
          {foto.map((address, at) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={`Foto ${at + 1}`} />
            </a>
          ))}
        </div>
      )}
    </li>
  )
}

function Balas({ kunci, onSent }: { kunci: KunciTiket; onSent: (tiket: TiketPengaduan) => void }) {
  const foto = useFotoLapor()
  const [isi, setIsi] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSending(true)
    setFailure(undefined)
    try {
      onSent(await replyToTiket(kunci, isi, foto.kunci))
      setIsi('')
      foto.clear()
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }

  const galat = galatOf(failure, ['isi', 'foto'])
  return (
    <form className={classes.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Paragraf
        label="Balas"
        name="isi"
        rows={3}
        maxLength={panjangPengaduan.pesan}
        value={isi}
        onChange={(event) => setIsi(event.currentTarget.value)}
        fault={galat.at('isi')}
      />
      <FotoLapor pilihan={foto} fault={galat.at('foto')} />
      <KirimLapor
        failure={galat.lain}
        busy={sending || foto.sending}
        label={sending ? 'Mengirim …' : 'Kirim balasan'}
      />
    </form>
  )
}
