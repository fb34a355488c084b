import { Button } from '@mantine/core'
import { lowerFirst } from '@portal/domain/platform/format'
import { addDraf } from '@portal/domain/psat/draf/draf.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconBan,
  IconBuilding,
  IconCalendarQuestion,
  IconCertificate,
  IconFileText,
  IconUserCheck,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/api/client.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { TurnCard } from '#platform/page/TurnCard.tsx'
import { KunjunganSection } from '#psat/lapang/kunjungan/KunjunganSection.tsx'
import { LangkahBahaya } from '#psat/tindakan/LangkahBahaya.tsx'
import { PenerbitanSaya } from '#psat/tindakan/PenerbitanSaya.tsx'
import { TandaTerimaLink } from '#psat/tindakan/TandaTerimaLink.tsx'
import classes from '#psat/tindakan/TindakanCard.module.css'
import { TombolLangkah } from '#psat/tindakan/TombolLangkah.tsx'

/** Whether payment or certificate is the applicant's current task. */
export const bertugasTerbit = ({ panel, giliran_saya, akhir }: BerkasPengajuan) =>
  panel !== null && (giliran_saya || akhir === 'terbit')

export function TindakanCard({ berkas }: { berkas: BerkasPengajuan }) {
  return (
    <TurnCard
      name="Tindakan"
      mine={berkas.giliran_saya || dimintaJadwal(berkas)}
      {...kepalaOf(berkas)}
      menu={
        <LangkahBahaya berkas={berkas}>
          <TandaTerimaLink berkas={berkas} shown="narrow" />
        </LangkahBahaya>
      }
      actions={<Tombol berkas={berkas} />}
      below={
        <>
          {bertugasTerbit(berkas) && <PenerbitanSaya berkas={berkas} />}
          <KunjunganSection berkas={berkas} />
          <Catatan berkas={berkas} />
        </>
      }
    />
  )
}

/** Whether the visit needs the applicant's answer, although the turn belongs to the audit team. */
const dimintaJadwal = ({ kunjungan }: BerkasPengajuan) => kunjungan?.langkah.includes('setuju') ?? false

function kepalaOf(berkas: BerkasPengajuan) {
  const { giliran, giliran_saya, label, akhir, tugas } = berkas
  if (dimintaJadwal(berkas)) {
    return {
      icon: IconCalendarQuestion,
      over: 'Giliran Anda',
      title: 'Konfirmasi jadwal kunjungan',
      text: 'Tim audit mengusulkan waktu kunjungan. Konfirmasi, atau usulkan waktu lain.',
    }
  }
  const task = { title: tugas?.judul ?? label, text: tugas?.arahan }
  if (giliran === '') return { icon: akhir === 'terbit' ? IconCertificate : IconBan, over: label, ...task }
  return giliran_saya
    ? { icon: IconUserCheck, over: `Giliran Anda · ${label}`, ...task }
    : {
        icon: IconBuilding,
        over: label,
        title: `Menunggu ${lowerFirst(giliran)}`,
        text: 'Tidak ada yang perlu Anda lakukan sekarang. Kami mengabari lewat notifikasi dan surel.',
      }
}

function Catatan({ berkas: { catatan, hasil } }: { berkas: BerkasPengajuan }) {
  if (!catatan && !hasil) return null
  return (
    <div className={classes.note}>
      <NoteBox title={catatan ? 'Catatan petugas' : undefined}>
        {catatan && <p>{catatan}</p>}
        {hasil && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<Icon of={IconFileText} size={16} />}
            onClick={() => openStored(hasil.kunci)}
          >
            {hasil.label}
          </Button>
        )}
      </NoteBox>
    </div>
  )
}

function Tombol({ berkas }: { berkas: BerkasPengajuan }) {
  const tambahan = berkas.tambahan_waktu[berkas.process]
  return (
    <>
      <TombolLangkah berkas={berkas}>
        {tambahan && <p className={classes.quiet}>{tambahanText[tambahan]}</p>}
      </TombolLangkah>
      {berkas.akhir === 'ditolak' && <AjukanLagi berkas={berkas} />}
    </>
  )
}

const tambahanText = {
  diminta: 'Permintaan tambahan waktu menunggu jawaban petugas.',
  diberikan: 'Tambahan waktu sudah diberikan pada tahap ini.',
  ditolak: 'Permintaan tambahan waktu ditolak.',
} as const

function AjukanLagi({ berkas }: { berkas: BerkasPengajuan }) {
  const navigate = useNavigate()
  const { auditType, jenisPengajuan, uuid } = berkas
  const lagi = useMutation({
    mutationFn: () => call(addDraf, { body: { auditType, jenisPengajuan, dari_pengajuan: uuid } }),
    onSuccess: ({ data }) => void navigate({ to: '/psat/pengajuan/draf/$uuid', params: { uuid: data.uuid } }),
  })
  return (
    <Button fullWidth loading={lagi.isPending} onClick={() => lagi.mutate()}>
      Ajukan lagi
    </Button>
  )
}
