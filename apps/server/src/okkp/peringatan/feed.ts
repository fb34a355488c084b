import { alamatFeed, jenisPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import type { latestPublik } from './peringatan-publik.service.ts'

type Entri = Awaited<ReturnType<typeof latestPublik>>[number]

/** Characters that XML 1.0 does not allow. The feed omits them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML refuses
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string) => raw.replace(unspeakable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

function titleOf({ jenis, judul, tindakan }: Entri): string {
  const state = tindakan === 'cabut' ? ' (dicabut)' : tindakan === 'koreksi' ? ' (dikoreksi)' : ''
  return `${jenisPeringatanLabels[jenis]}${state}: ${judul}`
}

function wordsOf({ alasan, pangan, bets, nomor_izin, provinsi, isi, saran }: Entri): string {
  const lines = [
    alasan,
    `Pangan: ${pangan}`,
    bets && `Bets: ${bets}`,
    nomor_izin && `Nomor izin: ${nomor_izin}`,
    `Wilayah: ${provinsi ?? 'seluruh Indonesia'}`,
    isi,
    `Yang perlu dilakukan: ${saran}`,
  ]
  return lines.filter(Boolean).join('\n\n')
}

function entryOf(entri: Entri, origin: string): string {
  const address = text(`${origin}/peringatan/${entri.id}`)
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${text(titleOf(entri))}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${entri.terbit}</published>`,
    `    <updated>${entri.diperbarui}</updated>`,
    `    <category term="${entri.jenis}"/>`,
    `    <content type="text">${text(wordsOf(entri))}</content>`,
    '  </entry>',
  ].join('\n')
}

/** Builds an Atom feed (RFC 4287) with one entry per warning. A correction or withdrawal updates the entry. */
export function feedOf(entries: readonly Entri[], origin: string, now: Date): string {
  const updated = entries[0]?.diperbarui ?? now.toISOString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">',
    `  <id>${text(`${origin}/peringatan`)}</id>`,
    '  <title>Peringatan dan penarikan pangan segar</title>',
    `  <updated>${updated}</updated>`,
    '  <author><name>Otoritas Kompeten Keamanan Pangan</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${text(origin + alamatFeed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${text(`${origin}/peringatan`)}"/>`,
    ...entries.map((entri) => entryOf(entri, origin)),
    '</feed>',
    '',
  ].join('\n')
}
