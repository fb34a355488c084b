import { Button } from '@mantine/core'
import {
  type Peringatan,
  peringatanCalls,
  publishPeringatan,
  revokePeringatan,
  type VersiPeringatan,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import {
  jenisPeringatanLabels,
  tindakanPeringatanLabels,
} from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatDateTime } from '@portal/domain/platform/format'
import { useNavigate } from '@tanstack/react-router'
import { BuktiCallout } from '#okkp/peringatan/BuktiCallout.tsx'
import { KeadaanPeringatan } from '#okkp/peringatan/KeadaanPeringatan.tsx'
import { kataUsulan } from '#okkp/peringatan/kata-usulan.ts'
import classes from '#okkp/peringatan/peringatan-staf.module.css'
import {
  peringatanCrumbs,
  peringatanList,
  usePeringatan,
  useRefreshPeringatan,
} from '#okkp/peringatan/use-peringatan.ts'
import { call } from '#platform/api/client.ts'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'
import { ask, confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function PeringatanDetailScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Peringatan" crumbs={peringatanCrumbs} back={peringatanList} read={usePeringatan(id)}>
      {(peringatan) => <Detail peringatan={peringatan} />}
    </RecordLoader>
  )
}

/** Steps that the user can take, each with its confirmation question. */
function useLangkah({ id, versi, draf, riwayat, judul }: Peringatan) {
  const refresh = useRefreshPeringatan()
  const navigate = useNavigate()
  const kata = kataUsulan[draf?.tindakan ?? 'terbit']
  const said = async (work: Promise<{ message?: string | undefined }>) => {
    try {
      popup.success((await work).message ?? 'Berhasil')
      return true
    } catch (error) {
      popup.failure(error instanceof Error ? error.message : undefined)
      return false
    } finally {
      await refresh()
    }
  }
  return {
    async publish() {
      const { tanya, akibat, terbitkan } = kata
      const agreed = await confirm({ title: tanya, text: akibat, confirmLabel: terbitkan })
      if (agreed) await said(call(publishPeringatan, { body: { id, versi } }))
    },
    async revoke() {
      const answer = await ask({
        title: 'Usulkan pencabutan?',
        text: 'Orang kedua memeriksanya dahulu. Alasannya tampil bagi umum.',
        confirmLabel: 'Usulkan pencabutan',
        tone: 'bad',
        note: { label: 'Alasan untuk umum', required: true },
      })
      if (answer.kind === 'setuju')
        await said(call(revokePeringatan, { body: { id, versi, alasan: answer.note } }))
    },
    async discard() {
      const agreed = await confirm({
        title: `Buang ${kata.sebutan} ini?`,
        text: `${judul}: yang sudah terbit tidak berubah.`,
        confirmLabel: `Buang ${kata.sebutan}`,
        tone: 'bad',
      })
      if (!agreed || !(await said(call(peringatanCalls.remove, { query: { id } })))) return
      if (riwayat.length === 0) void navigate({ to: peringatanList })
    },
  }
}

function Detail({ peringatan }: { peringatan: Peringatan }) {
  const { id, draf, riwayat, status, jenis } = peringatan
  const langkah = useLangkah(peringatan)
  return (
    <>
      <PageHeader
        title={peringatan.judul}
        crumbs={peringatanCrumbs}
        badge={<KeadaanPeringatan status={status} />}
        meta={`${jenisPeringatanLabels[jenis]} · ${peringatan.provinsi ?? 'Seluruh Indonesia'}`}
        actions={
          <>
            {status !== 'draf' && (
              <Button component={AppLink} to={`/peringatan/${id}`} variant="default">
                Halaman umum
              </Button>
            )}
            {draf === null && status === 'berlaku' && (
              <>
                <Button variant="default" onClick={() => void langkah.revoke()}>
                  Cabut
                </Button>
                <Button component={AppLink} to={`${peringatanList}/${id}/ubah`} variant="default">
                  Koreksi
                </Button>
              </>
            )}
          </>
        }
      />
      {draf && <Menunggu peringatan={peringatan} draf={draf} langkah={langkah} />}
      {peringatan.bukti && <BuktiCallout bukti={peringatan.bukti} />}
      {draf && <Versi title={kataUsulan[draf.tindakan].nama} judul={peringatan.judul} versi={draf} />}
      {riwayat.map((versi, at) => (
        <Versi
          key={versi.nomor}
          title={at === 0 ? 'Yang dibaca umum' : `Versi ${versi.nomor}`}
          judul={peringatan.judul}
          versi={versi}
        />
      ))}
    </>
  )
}

interface MenungguProps {
  peringatan: Peringatan
  draf: VersiPeringatan
  langkah: ReturnType<typeof useLangkah>
}

/** Shows who may publish the draft. Its authors may not. */
function Menunggu({ peringatan, draf, langkah }: MenungguProps) {
  const { id, boleh_terbitkan, tulisan_saya } = peringatan
  const { periksa, sebutan, terbitkan, belum, kataKerja } = kataUsulan[draf.tindakan]
  return (
    <Callout
      role="note"
      tone={boleh_terbitkan ? 'warn' : 'info'}
      title={boleh_terbitkan ? periksa : 'Menunggu orang kedua'}
      actions={
        <>
          <Button variant="default" onClick={() => void langkah.discard()}>
            Buang {sebutan}
          </Button>
          <Button component={AppLink} to={`${peringatanList}/${id}/ubah`} variant="default">
            Ubah {sebutan}
          </Button>
          <Button disabled={!boleh_terbitkan} onClick={() => void langkah.publish()}>
            {terbitkan}
          </Button>
        </>
      }
    >
      <p>
        Ditulis oleh {draf.penulis.join(', ')}, {formatDateTime(draf.ditulis)}.{' '}
        {boleh_terbitkan
          ? belum
          : tulisan_saya
            ? `Anda ikut menulisnya, jadi orang lain dari OKKP Pusat yang ${kataKerja}.`
            : `OKKP Pusat atau superadmin yang ${kataKerja}.`}
      </p>
    </Callout>
  )
}

interface VersiProps {
  title: string
  /** Title of the page. A version shows its own title only if it differs. */
  judul: string
  versi: VersiPeringatan
}

function Versi({ title, judul, versi }: VersiProps) {
  const terbit = versi.terbit && `${tindakanPeringatanLabels[versi.tindakan]} ${formatDateTime(versi.terbit)}`
  return (
    <Section title={title} text={terbit || undefined}>
      {versi.alasan && (
        <p className={classes.isi}>
          <b>Alasan:</b> {versi.alasan}
        </p>
      )}
      {versi.judul !== judul && (
        <p className={classes.isi}>
          <b>{versi.judul}</b>
        </p>
      )}
      <p className={classes.isi}>{versi.isi}</p>
      <p className={classes.isi}>
        <b>Yang harus dilakukan:</b> {versi.saran}
      </p>
      <Facts
        facts={[
          ['Pangan', versi.pangan],
          ['Bets', versi.bets],
          ['Nomor izin', versi.nomor_izin],
          ['Ditulis oleh', versi.penulis.join(', ')],
          ['Diterbitkan oleh', versi.penerbit],
        ]}
      />
      {versi.foto && <StoredPhoto path={versi.foto} label={`Foto ${versi.pangan}`} />}
    </Section>
  )
}
