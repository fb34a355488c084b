import { kodeIzin, statusOss } from '../acuan.ts'
import type { Izin } from '../data.ts'
import { jenisGangguan } from '../gangguan.ts'
import { applyBatas, hariTerpakai } from '../jam.ts'
import { alamatBerkas } from '../metode/izin.ts'
import type { Simulator } from '../simulator.ts'
import { aman, halaman, saat } from './kerangka.ts'

const namaIzin = (kd_izin: string) => kodeIzin[kd_izin]?.nama ?? kd_izin
const status = (kd_status: string) =>
  `<span class="kode">${aman(kd_status)}</span> ${aman(statusOss[kd_status] ?? 'status tidak dikenal')}`

const pilihanIzin = Object.entries(kodeIzin)
  .map(([code, { nama }]) => `<option value="${code}">${aman(nama)} (${code})</option>`)
  .join('')

export function halamanAwal(sim: Simulator): string {
  const kartu = [...sim.keadaan.perusahaan.values()].map(({ nib, nama, status_nib }) => {
    const orang = [...sim.keadaan.orang.values()].find((satu) => satu.nib.includes(nib))
    const milik = [...sim.keadaan.izin.values()].filter((izin) => izin.nib === nib)
    const daftar = milik
      .map(
        ({ id_izin, kd_izin, kd_status }) =>
          `<tr><td><a href="/izin/${encodeURIComponent(id_izin)}">${aman(id_izin)}</a></td><td>${aman(namaIzin(kd_izin))}</td><td>${status(kd_status)}</td></tr>`,
      )
      .join('')
    return `<section class="kartu" aria-labelledby="p${nib}"><h2 id="p${nib}">${aman(nama)}</h2>
<p class="lemah">NIB ${nib} · ${aman(orang?.nama ?? 'tanpa akun')}${status_nib === '01' ? '' : ' · NIB dibekukan atau dicabut'}</p>
${daftar ? `<div class="gulir"><table><thead><tr><th>Nomor permohonan</th><th>Izin</th><th>Status</th></tr></thead><tbody>${daftar}</tbody></table></div>` : ''}
<form method="post" action="/ajukan"><input type="hidden" name="nib" value="${nib}">
<label>Izin yang diajukan<select name="kd_izin">${pilihanIzin}</select></label><button>Ajukan</button></form></section>`
  })
  return halaman(
    'Perusahaan dan izin',
    `<p class="lemah">Pilih perusahaan rekaan dan izinnya. Permohonan dikirim ke portal, lalu persyaratannya dipenuhi di sana.</p>${kartu.join('')}`,
  )
}

function jejak(izin: Izin): string {
  if (izin.riwayat.length === 0) return '<p>Belum ada status dari portal.</p>'
  const baris = izin.riwayat.map(
    ({ kd_status, nama_status, keterangan, tgl_status, diterima, ganda, oleh, file_lampiran }) =>
      `<li>${status(kd_status)}${ganda ? ' <em>(kiriman ulang, diabaikan)</em>' : ''}<br>
<span class="lemah">${aman(nama_status)} · terjadi ${aman(tgl_status)} · diterima ${saat(diterima)}${oleh === 'oss' ? ' · oleh OSS' : ''}</span>
${keterangan ? `<br>${aman(keterangan)}` : ''}${file_lampiran ? `<br><a href="${aman(file_lampiran)}">Lampiran</a>` : ''}</li>`,
  )
  return `<ol class="jejak">${baris.join('')}</ol>`
}

export function halamanIzin(sim: Simulator, izin: Izin, pesan?: string): string {
  applyBatas(sim, izin)
  const nama = sim.keadaan.perusahaan.get(izin.nib)?.nama ?? izin.nib
  const batas = kodeIzin[izin.kd_izin]?.hari ?? 0
  const berkas = alamatBerkas(sim, izin)
  const id = encodeURIComponent(izin.id_izin)
  return halaman(
    `${namaIzin(izin.kd_izin)}`,
    `${pesan ? `<p class="kartu" role="status">${aman(pesan)}</p>` : ''}
<p class="lemah">${aman(nama)} · ${aman(izin.id_izin)} · <a href="/izin/${id}">Muat ulang</a></p>
<p>Status sekarang: <strong data-uji="status">${status(izin.kd_status)}</strong></p>
${izin.nomor ? `<p>Nomor PB-UMKU: <strong>${aman(izin.nomor)}</strong></p>` : ''}
<p class="lemah">Terpakai ${hariTerpakai(izin, sim.now())} dari ${batas} hari kerja; lewat itu OSS menyetujui sendiri.</p>
<form method="post" action="/izin/${id}/masuk"><button>Penuhi persyaratan di portal</button></form>
<form method="post" action="/izin/${id}/kirim-nib"><button>Kirim ulang data ke portal</button></form>
${berkas ? `<form method="post" action="/izin/${id}/kirim-fileds"><button>Cetak izin dan kirim ke portal</button></form><p><a href="${aman(berkas)}">Izin terbit (PDF)</a></p>` : ''}
<h2>Status yang diterima dari portal</h2>${jejak(izin)}`,
  )
}

export function halamanPetugas(sim: Simulator): string {
  const pesan = sim.pesan
    .slice(-100)
    .toReversed()
    .map(
      ({ waktu, arah, metode, id_izin, gangguan, http, tanya, jawab }) =>
        `<tr><td>${saat(waktu)}</td><td>${arah === 'masuk' ? 'dari portal' : 'ke portal'}</td><td>${aman(metode)}<br><span class="lemah">${aman(id_izin ?? '')}</span></td>
<td>${http}${gangguan ? `<br>gangguan: ${aman(gangguan)}` : ''}</td><td><details><summary>Isi</summary><pre>${aman(JSON.stringify(tanya, null, 1) ?? '')}</pre><pre>${aman(JSON.stringify(jawab, null, 1) ?? '')}</pre></details></td></tr>`,
    )
  const terpasang = sim.gangguan.semua
    .map(
      ({ jenis, peluang, kali }) =>
        `${jenis}${peluang === undefined ? '' : ` ${peluang * 100}%`}${kali === undefined ? '' : ` (${kali} kali lagi)`}`,
    )
    .join(', ')
  const geser = Math.round(sim.keadaan.geser / 86_400_000)
  return halaman(
    'Pesan dan gangguan',
    `<section class="kartu"><h2>Gangguan</h2><p>${terpasang ? `Terpasang: ${aman(terpasang)}` : 'Tidak ada: OSS menjawab seperti biasa.'}</p>
<form method="post" action="/gangguan"><label>Gangguan<select name="jenis"><option value="">(tidak ada)</option>${jenisGangguan.map((jenis) => `<option>${jenis}</option>`).join('')}</select></label>
<label>Peluang (%)<input name="peluang" type="number" min="1" max="100" value="100"></label><button>Pasang</button></form></section>
<section class="kartu"><h2>Jam</h2><p>Jam simulasi: ${saat(sim.now().toISOString())} (${geser} hari di depan)</p>
<form method="post" action="/jam"><label>Hari di depan<input name="hari" type="number" min="0" max="400" value="${geser}"></label><button>Atur jam</button></form></section>
<section class="kartu"><h2>Pelanggaran bentuk oleh portal</h2>${
      sim.pelanggaran.length === 0
        ? '<p>Tidak ada.</p>'
        : `<ul>${sim.pelanggaran
            .slice(-20)
            .map((satu) => `<li>${aman(satu)}</li>`)
            .join('')}</ul>`
    }</section>
<h2>Pesan terakhir</h2><div class="gulir"><table><thead><tr><th>Waktu</th><th>Arah</th><th>Panggilan</th><th>Jawaban</th><th>Isi</th></tr></thead><tbody>${pesan.join('')}</tbody></table></div>`,
  )
}
