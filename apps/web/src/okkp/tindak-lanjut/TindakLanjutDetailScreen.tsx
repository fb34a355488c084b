import { Button } from '@mantine/core'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import {
  type LangkahTindakLanjut,
  langkahTindakLanjutLabels,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { type ReactNode, useState } from 'react'
import { RantaiBadge } from '#okkp/tindak-lanjut/RantaiBadge.tsx'
import { RantaiLangkah } from '#okkp/tindak-lanjut/RantaiLangkah.tsx'
import { TutupModal } from '#okkp/tindak-lanjut/TutupModal.tsx'
import { rantaiCrumbs, rantaiList, useTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function TindakLanjutDetailScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Tindak lanjut" crumbs={rantaiCrumbs} back={rantaiList} read={useTindakLanjut(id)}>
      {(rantai) => <Detail rantai={rantai} />}
    </RecordLoader>
  )
}

function Detail({ rantai }: { rantai: TindakLanjut }) {
  const [closing, setClosing] = useState(false)
  return (
    <>
      <PageHeader
        title={`${rantai.parameter} pada ${rantai.komoditas}`}
        crumbs={rantaiCrumbs}
        badge={<RantaiBadge rantai={rantai} />}
        meta={[rantai.lokasi, rantai.kota ?? rantai.provinsi].join(' · ')}
        actions={
          rantai.boleh_tutup && (
            <Button
              variant={rantai.langkah === 'tutup' ? 'filled' : 'default'}
              onClick={() => setClosing(true)}
            >
              Tutup tindak lanjut
            </Button>
          )
        }
      />
      {rantai.ditutup === null && <Berikutnya rantai={rantai} />}
      <Section title="Rangkaian">
        <RantaiLangkah rantai={rantai} />
      </Section>
      <Section title="Keterangan">
        <Facts
          facts={[
            ['Yang bertindak', rantai.penanggung_nama, rantai.giliran_saya && 'kantor Anda'],
            ['Batas waktu', rantai.ditutup === null && formatDate(rantai.batas_waktu)],
            ['Registrasi', rantai.no_registrasi ?? 'Tidak diketahui', rantai.unit_usaha],
            ['Wilayah', rantai.kota ?? rantai.provinsi, rantai.kota ? rantai.provinsi : ''],
            ['Dibuka', formatDate(rantai.dibuka)],
          ]}
        />
      </Section>
      {closing && <TutupModal rantai={rantai} onClosed={() => setClosing(false)} />}
    </>
  )
}

const words: Record<LangkahTindakLanjut, string> = {
  uji: 'Hasil rapid test baru saringan. Kirim sampelnya ke laboratorium, lalu catat uji konfirmasinya di sini.',
  hasil: 'Uji konfirmasi sudah dicatat tanpa putusan. Lengkapi hasilnya pada uji itu.',
  pengawasan: 'Uji konfirmasi menunjukkan TMS. Periksa unitnya dan catat pengawasan atas registrasinya.',
  tutup: 'Semua yang diperlukan sudah tercatat. Tutup tindak lanjut ini dengan hasilnya.',
  selesai: '',
}

/** Shows the next step, its deadline and the responsible office, with a link for those who may act. */
function Berikutnya({ rantai }: { rantai: TindakLanjut }) {
  const { langkah, terlambat, batas_waktu, penanggung_nama } = rantai
  const due = terlambat ? 'Seharusnya selesai' : 'Paling lambat'
  return (
    <Callout
      tone={terlambat ? 'bad' : 'info'}
      role="note"
      title={langkahTindakLanjutLabels[langkah]}
      actions={<Jalan rantai={rantai} />}
    >
      <p>{words[langkah]}</p>
      <p>
        {due} {formatDate(batas_waktu)}, oleh {penanggung_nama}.
      </p>
    </Callout>
  )
}

function Jalan({ rantai }: { rantai: TindakLanjut }): ReactNode {
  const { role } = useSignedInUser()
  const { langkah, registrasi_id, uji } = rantai
  if (langkah === 'uji' && hasPermission(role, 'uji-lab.kelola')) {
    return (
      <Tombol
        to="/okkp/admin/lab/uji/add"
        search={{ tindak_lanjut: rantai.id }}
        label="Catat uji konfirmasi"
      />
    )
  }
  const open = uji.find(({ status }) => status === null)
  if (langkah === 'hasil' && open && hasPermission(role, 'uji-lab.kelola')) {
    return <Tombol to={`/okkp/admin/lab/uji/${open.id}/ubah`} label="Lengkapi uji" />
  }
  if (langkah === 'pengawasan' && registrasi_id !== null && hasPermission(role, 'registrasi.kelola')) {
    const to = `/okkp/admin/registrasi/${registrasi_id}/pengawasan/add`
    return <Tombol to={to} search={{ tindak_lanjut: rantai.id }} label="Catat pengawasan" />
  }
  return null
}

function Tombol({ to, search, label }: { to: string; search?: { tindak_lanjut: number }; label: string }) {
  return (
    <Button component={AppLink} to={to} {...(search ? { search } : {})}>
      {label}
    </Button>
  )
}
