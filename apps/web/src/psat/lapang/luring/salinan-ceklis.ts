import { dropDraft, readDraft } from '#platform/forms/draft.ts'
import { ownerHere, queue } from '#platform/offline/browser-queue.ts'
import type { Entry } from '#platform/offline/entry.ts'
import { entryStore } from '#platform/offline/entry-store.ts'
import { createStore } from '#platform/state/store.ts'
import { fotoTertunda } from '#psat/lapang/luring/foto-tertunda.ts'
import type { SalinanCeklis } from '#psat/lapang/luring/send-ceklis.ts'
import type { Ubahan } from '#psat/lapang/penyimpan-ceklis.ts'

export interface BerkasLapang {
  uuid: string
  nama: string
  href: string
}

const kosong: Ubahan = { jawaban: {} }
const idOf = (owner: string, uuid: string) => `ceklis/${owner}/${uuid}`
/** Mark of the last write of this tab, per checklist. */
const tanda = new Map<string, string>()

/** Opens the copy of a checklist and its photos that this device keeps until the server has them. */
export async function openSalinan({ uuid, nama, href }: BerkasLapang) {
  const owner = ownerHere() ?? { uuid: 'tamu', nama: 'Tamu' }
  const id = idOf(owner.uuid, uuid)
  const left = (await queue.find(id).catch(() => undefined)) as Entry<SalinanCeklis> | undefined
  const lama = readDraft<Ubahan>(owner.uuid, `ceklis-${uuid}`)
  const begun = left?.begun ?? new Date().toISOString()
  let ubahan = left?.content.ubahan ?? lama?.values ?? kosong
  let nomor = 0
  const penuh = createStore<string | undefined>(undefined)
  const berisi = () => Object.keys(ubahan.jawaban).length > 0 || 'tanggal' in ubahan

  function save(foto?: ReadonlyMap<string, Blob>): Promise<void> {
    const entry: Entry<SalinanCeklis> = {
      id,
      owner,
      kind: 'ceklis-lapang',
      shape: 1,
      title: `Daftar periksa audit lapang, ${nama}`,
      href,
      begun,
      changed: begun,
      status: 'draf',
      live: true,
      content: { uuid, ubahan },
    }
    return queue.keep(entry, foto).then(
      () => penuh.set(undefined),
      (error: Error) => penuh.set(error.message),
    )
  }

  /** Keeps the entry while it still has unsent photos. */
  async function discard() {
    ubahan = kosong
    if ((await entryStore.photoNames(id)).length > 0) await save()
    else await queue.discard(id)
  }

  /** Moves data of an earlier release from its old storage into the queue. */
  async function moveOver() {
    if (lama && !left) await save()
    dropDraft(owner.uuid, `ceklis-${uuid}`)
    for (const [kode, foto] of await fotoTertunda.under(`${uuid}/`)) {
      await save(new Map([[kode, foto]]))
      if (!penuh.get()) await fotoTertunda.drop(`${uuid}/${kode}`)
    }
  }
  await moveOver()

  return {
    id,
    penuh,
    left: berisi() ? { change: ubahan, mark: 'awal' } : undefined,
    keep(change: Ubahan): string {
      ubahan = change
      nomor += 1
      const mark = `${begun}/${nomor}/${Math.random()}`
      tanda.set(id, mark)
      void save()
      return mark
    },
    kept: () => tanda.get(id) ?? (berisi() ? 'awal' : undefined),
    drop() {
      tanda.delete(id)
      void discard().catch(() => undefined)
    },
    keepPhoto: (kode: string, foto: File) => save(new Map([[kode, foto]])),
    dropPhoto: (kode: string) => queue.removePhoto(id, kode),
    async photos(): Promise<Map<string, File>> {
      const found = new Map<string, File>()
      for (const kode of await entryStore.photoNames(id).catch(() => [])) {
        const foto = await entryStore.photo(id, kode)
        if (foto) found.set(kode, new File([foto], `${kode}.jpg`, { type: foto.type || 'image/jpeg' }))
      }
      return found
    },
  }
}

export type SalinanTerbuka = Awaited<ReturnType<typeof openSalinan>>
