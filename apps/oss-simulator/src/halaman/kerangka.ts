const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const aman = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const gaya = `
:root{color-scheme:light dark;--garis:#cbd2da;--lemah:#566270;--aksen:#0b5cab;--latar:#f6f7f9;--kartu:#fff;--huruf:#17202a}
@media (prefers-color-scheme:dark){:root{--garis:#3a4653;--lemah:#a9b4c0;--aksen:#7ab8ff;--latar:#12171d;--kartu:#1b222a;--huruf:#e8edf2}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--latar);color:var(--huruf)}
.pita{background:#7a3b00;color:#fff;padding:.35rem 1rem;font-weight:600;text-align:center}
header,main{max-width:64rem;margin:0 auto;padding:0 1rem}header{display:flex;gap:1.5rem;align-items:baseline;flex-wrap:wrap;padding-top:1rem}
h1{font-size:1.5rem;margin:1rem 0 .25rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}p.lemah,.lemah{color:var(--lemah)}
a{color:var(--aksen)}.kartu{background:var(--kartu);border:1px solid var(--garis);border-radius:.6rem;padding:1rem;margin:.75rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--garis);vertical-align:top;overflow-wrap:anywhere}
button,select,input{font:inherit;padding:.45rem .8rem;border-radius:.4rem;border:1px solid var(--garis);background:var(--kartu);color:inherit;max-width:100%}
button{background:var(--aksen);color:var(--kartu);border-color:transparent;font-weight:600;cursor:pointer}
form{display:flex;gap:.5rem;flex-wrap:wrap;align-items:end;margin:.25rem 0}label{display:grid;gap:.15rem}
.gulir{overflow-x:auto}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:.85rem}
@media (max-width:40rem){thead{position:absolute;clip-path:inset(50%)}tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--garis)}td{display:block;border:0;padding:.1rem 0}button,select{min-height:44px}}
ol.jejak{padding-left:1.2rem}ol.jejak li{margin:.4rem 0}.kode{font-weight:700}`

/** Returns a page. Every page carries a banner that says this is a simulation. */
export function halaman(judul: string, isi: string): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${aman(judul)} · OSS (simulasi)</title><style>${gaya}</style></head><body>
<div class="pita">SIMULASI OSS: bukan sistem perizinan yang sebenarnya</div>
<header><a href="/">Perusahaan dan izin</a><a href="/petugas">Pesan dan gangguan</a></header>
<main><h1>${aman(judul)}</h1>${isi}</main></body></html>`
}

const waktu = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
})

export const saat = (iso: string): string => aman(waktu.format(new Date(iso)))
