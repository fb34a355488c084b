import { expect, it } from 'vitest'
import { groupActivity } from './group-activity.ts'

const at = (waktu: string, peristiwa: string, rekaman: string | null, more: object = {}) => ({
  waktu,
  peristiwa,
  rekaman,
  nama_rekaman: null,
  request_id: null,
  ...more,
})

it('joins repeated work on one record into its latest line', () => {
  const items = [
    at('5', 'ceklis.isi', 'pengajuan/1'),
    at('4', 'ceklis.isi', 'pengajuan/1'),
    at('3', 'ceklis.isi', 'pengajuan/2'),
    at('2', 'sesi.masuk', null),
    at('1', 'sesi.masuk', null),
    at('0', 'ceklis.isi', 'pengajuan/1'),
  ]
  expect(groupActivity(items).map(({ waktu, kali }) => [waktu, kali])).toEqual([
    ['5', 3],
    ['3', 1],
    ['2', 1],
    ['1', 1],
  ])
})

it('keeps of one step the records that people know by name', () => {
  const step = { request_id: 'r1' }
  const items = [
    at('2', 'sertifikat.terbit-ulang', 'registrasi/5', step),
    at('2', 'sertifikat.terbit-ulang', 'pengajuan/1', { ...step, nama_rekaman: 'SPPB-2026-00001' }),
    at('1', 'sertifikat.terbit-ulang', 'registrasi/6', { request_id: 'r2' }),
  ]
  expect(groupActivity(items).map(({ rekaman }) => rekaman)).toEqual(['pengajuan/1', 'registrasi/6'])
})
