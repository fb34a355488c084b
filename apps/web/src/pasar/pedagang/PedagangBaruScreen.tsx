import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { type KelompokPedagang, pedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { useNavigate } from '@tanstack/react-router'
import { PasarField } from '#pasar/pasar/PasarField.tsx'
import { PedagangFields } from '#pasar/pedagang/PedagangFields.tsx'
import {
  blankPedagang,
  type IsianKelompok,
  kelompokBaruForm,
  labels,
  type PedagangField,
} from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { useKelompok, useRefreshPedagang } from '#pasar/pedagang/use-pedagang.ts'
import { call } from '#platform/api/client.ts'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

interface PedagangBaruScreenProps {
  ranah: Ranah
  /** The group the trader is added to; a new one unless said. */
  groupId: number | undefined
  pasarId: number | undefined
}

/** A NIK is not kept in the browser while it is typed. */
const draftOmit = ['nik']

export function PedagangBaruScreen({ ranah, groupId, pasarId }: PedagangBaruScreenProps) {
  const kelompok = useKelompok(groupId)
  if (groupId === undefined) return <KelompokBaru ranah={ranah} pasarId={pasarId ?? null} />
  return (
    <RecordLoader read={kelompok} noun="Kelompok pedagang" crumbs={ranah.crumbs} back={ranah.list}>
      {(group) => <Tambahan ranah={ranah} group={group} />}
    </RecordLoader>
  )
}

function KelompokBaru({ ranah, pasarId }: { ranah: Ranah; pasarId: number | null }) {
  const navigate = useNavigate()
  const refresh = useRefreshPedagang()
  const form = useZodForm({
    schema: kelompokBaruForm,
    initialValues: { ...blankPedagang(), pasar_id: pasarId as number, kelompok: '' },
    labels,
    draftKey: `pedagang-baru:${ranah.isOkkp}`,
    draftOmit,
    onSubmit: async ({ pasar_id, kelompok, ...trader }: IsianKelompok) => {
      const body = { pasar_id, kelompok, is_okkp: ranah.isOkkp, pedagang: [trader] }
      const { data, message } = await call(pedagangCalls.create, { body })
      popup.success(message)
      void refresh()
      void navigate({ to: `${ranah.list}/${data.pedagang[0]?.id}` })
    },
  })
  const field = form.field as PedagangField
  return (
    <>
      <PageHeader
        title="Tambah pedagang"
        meta="Beri nama kelompoknya sekali; pedagang berikutnya ditambahkan dari halaman pedagang ini."
        crumbs={ranah.crumbs}
      />
      <Form
        form={form}
        long
        submitLabel="Simpan pedagang"
        extraActions={<BackButton to={ranah.list}>Kembali ke daftar</BackButton>}
      >
        <div>
          <Section title="Pasar dan kelompok">
            <div className={classes.fields}>
              <PasarField {...field('pasar_id')} />
              <TextField {...field('kelompok')} help="Misalnya Blok A, Paguyuban Sayur, atau Zona Ikan." />
            </div>
          </Section>
          <PedagangFields field={field} form={form.form} />
        </div>
      </Form>
    </>
  )
}

function Tambahan({ ranah, group }: { ranah: Ranah; group: KelompokPedagang }) {
  const { group_id, kelompok, nama_pasar } = group
  const navigate = useNavigate()
  const refresh = useRefreshPedagang()
  const form = useZodForm({
    schema: pedagangForm,
    initialValues: blankPedagang(),
    labels,
    draftKey: `pedagang-kelompok:${group_id}`,
    draftOmit,
    onSubmit: async (trader) => {
      const { data, message } = await call(pedagangCalls.addPedagang, { body: { ...trader, group_id } })
      popup.success(message)
      void refresh()
      void navigate({ to: `${ranah.list}/${data.id}` })
    },
  })
  return (
    <>
      <PageHeader title={`Tambah pedagang ${kelompok}`} meta={nama_pasar} crumbs={ranah.crumbs} />
      <Form
        form={form}
        long
        submitLabel="Simpan pedagang"
        extraActions={<BackButton to={ranah.list}>Kembali ke daftar</BackButton>}
      >
        <div>
          <PedagangFields field={form.field as PedagangField} form={form.form} />
        </div>
      </Form>
    </>
  )
}
