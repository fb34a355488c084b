import { isianKosong } from '@portal/domain/psat/isian/isian.schema'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/wire/api-error.ts'
import { type AlatSimpan, createPenyimpan, type IsiDraf } from '#psat/isian/simpan/penyimpan-draf.ts'

const kosong: IsiDraf = { isian: isianKosong, jawaban: {}, langkah: null }
const dengan = (ids: number[]): IsiDraf => ({ ...kosong, isian: { ...isianKosong, unit_produksi: ids } })
const unit = (isi: IsiDraf) => isi.isian.unit_produksi

/** A server and a device that tests look into; timers run when told. */
function dunia(tertinggal?: { isi: IsiDraf; versi: number }) {
  const server = { versi: 1, isi: kosong, gagal: undefined as ApiError | undefined, panggilan: 0 }
  const perangkat: { isi?: IsiDraf | undefined; versi?: number } = {}
  let timer: (() => void) | undefined
  const alat: AlatSimpan = {
    async send(isi, versi) {
      server.panggilan += 1
      await Promise.resolve()
      if (server.gagal) throw server.gagal
      if (versi !== server.versi) throw new ApiError(409, { code: 'BENTROK', message: 'Bentrok' })
      server.versi += 1
      server.isi = isi
      return { versi: server.versi, diubah: '2026-11-15T03:00:00.000Z' }
    },
    keep(isi, versi) {
      perangkat.isi = isi
      perangkat.versi = versi
    },
    drop() {
      perangkat.isi = undefined
    },
    schedule(work) {
      timer = work
      return () => {
        timer = undefined
      }
    },
  }
  const awal = { isi: kosong, versi: 1, diubah: '2026-11-15T02:00:00.000Z', tertinggal }
  const penyimpan = createPenyimpan(awal, alat)
  return { server, perangkat, penyimpan, detak: () => timer?.() }
}

describe('penyimpan draf', () => {
  test('menyimpan setelah jeda, lalu salinan di perangkat dilepas', async () => {
    const { server, perangkat, penyimpan, detak } = dunia()
    penyimpan.change(() => dengan([1]))
    expect(perangkat.isi && unit(perangkat.isi)).toEqual([1])
    expect(server.panggilan).toBe(0)
    detak()
    await penyimpan.flush()
    expect(unit(server.isi)).toEqual([1])
    expect(perangkat.isi).toBeUndefined()
    expect(penyimpan.state()).toMatchObject({ versi: 2, simpan: { jenis: 'tersimpan' } })
    expect(penyimpan.kotor()).toBe(false)
  })

  test('yang diketik selagi menyimpan ikut terkirim, satu panggilan pada satu waktu', async () => {
    const { server, penyimpan } = dunia()
    penyimpan.change(() => dengan([1]))
    const simpan = penyimpan.flush()
    penyimpan.change(() => dengan([1, 2]))
    expect(await simpan).toBe(true)
    expect(unit(server.isi)).toEqual([1, 2])
    expect(server.panggilan).toBe(2)
    expect(penyimpan.state().versi).toBe(3)
  })

  test('server tidak menjawab: salinan tetap di perangkat dan dicoba lagi', async () => {
    const { server, perangkat, penyimpan, detak } = dunia()
    server.gagal = new ApiError(0, undefined)
    penyimpan.change(() => dengan([1]))
    expect(await penyimpan.flush()).toBe(false)
    expect(penyimpan.state().simpan.jenis).toBe('luring')
    expect(perangkat.isi && unit(perangkat.isi)).toEqual([1])
    server.gagal = undefined
    detak()
    expect(await penyimpan.flush()).toBe(true)
    expect(unit(server.isi)).toEqual([1])
  })

  test('sesi berakhir: isian dipulihkan dan dikirim saat draf dibuka lagi', async () => {
    const { server, penyimpan, detak } = dunia({ isi: dengan([7]), versi: 1 })
    expect(unit(penyimpan.state().isi)).toEqual([7])
    expect(penyimpan.kotor()).toBe(true)
    detak()
    await penyimpan.flush()
    expect(unit(server.isi)).toEqual([7])
  })

  test('diubah di tab lain: tidak ditimpa sampai pengguna memilih isiannya sendiri', async () => {
    const { server, penyimpan } = dunia()
    server.versi = 5
    penyimpan.change(() => dengan([1]))
    expect(await penyimpan.flush()).toBe(false)
    expect(penyimpan.state().simpan.jenis).toBe('bentrok')
    penyimpan.change(() => dengan([1, 2]))
    expect(await penyimpan.flush()).toBe(false)
    expect(server.panggilan).toBe(1)
    expect(await penyimpan.timpa(5)).toBe(true)
    expect(unit(server.isi)).toEqual([1, 2])
  })

  test('diubah di tab lain: yang di server dapat diambil', async () => {
    const { penyimpan, perangkat } = dunia({ isi: dengan([7]), versi: 0 })
    expect(penyimpan.state().simpan.jenis).toBe('bentrok')
    penyimpan.ambil({ isi: dengan([3]), versi: 4, diubah: '2026-11-15T04:00:00.000Z' })
    expect(unit(penyimpan.state().isi)).toEqual([3])
    expect(penyimpan.kotor()).toBe(false)
    expect(perangkat.isi).toBeUndefined()
  })

  test('yang ditolak server dikatakan, dan perubahan berikutnya dicoba lagi', async () => {
    const { server, penyimpan } = dunia()
    server.gagal = new ApiError(400, { message: 'Terlalu panjang.' })
    penyimpan.change(() => dengan([1]))
    expect(await penyimpan.flush()).toBe(false)
    expect(penyimpan.state().simpan).toEqual({ jenis: 'ditolak', pesan: 'Terlalu panjang.' })
    server.gagal = undefined
    penyimpan.change(() => dengan([2]))
    expect(await penyimpan.flush()).toBe(true)
    expect(unit(server.isi)).toEqual([2])
  })

  test('draf yang sudah dikirim di tempat lain tidak dicoba lagi', async () => {
    const { server, penyimpan } = dunia()
    server.gagal = new ApiError(404, { message: 'Data tidak ditemukan.' })
    penyimpan.change(() => dengan([1]))
    expect(await penyimpan.flush()).toBe(false)
    expect(await penyimpan.flush()).toBe(false)
    expect(penyimpan.state().simpan.jenis).toBe('hilang')
    expect(server.panggilan).toBe(1)
  })

  test('layar ditutup: sekali lagi dicoba, lalu menunggu kunjungan berikutnya', async () => {
    const { server, perangkat, penyimpan, detak } = dunia()
    server.gagal = new ApiError(0, undefined)
    penyimpan.change(() => dengan([1]))
    penyimpan.tutup()
    expect(await penyimpan.flush()).toBe(false)
    expect(server.panggilan).toBe(1)
    server.gagal = undefined
    detak()
    await Promise.resolve()
    expect(server.panggilan).toBe(1)
    expect(perangkat.isi && unit(perangkat.isi)).toEqual([1])
  })
})
