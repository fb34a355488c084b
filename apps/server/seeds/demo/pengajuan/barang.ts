/**
 * Imported goods. Each company takes consecutive goods under its own brand, so that no two products have the same name.
 */
export const barang: readonly (readonly [jenis: string, dagang: string, latin: string, asal: string])[] = [
  ['Apel', 'Apel Fuji', 'Malus domestica', 'Tiongkok'],
  ['Anggur', 'Anggur Red Globe', 'Vitis vinifera', 'Tiongkok'],
  ['Pir', 'Pir Ya Lie', 'Pyrus bretschneideri', 'Tiongkok'],
  ['Jeruk', 'Jeruk Mandarin', 'Citrus reticulata', 'Tiongkok'],
  ['Kiwi', 'Kiwi Hijau', 'Actinidia deliciosa', 'Selandia Baru'],
  ['Kurma', 'Kurma Khalas', 'Phoenix dactylifera', 'Arab Saudi'],
  ['Bawang Putih', 'Bawang Putih Kating', 'Allium sativum', 'Tiongkok'],
  ['Apel', 'Apel Royal Gala', 'Malus domestica', 'Selandia Baru'],
  ['Anggur', 'Anggur Autumn Crisp', 'Vitis vinifera', 'Australia'],
  ['Jeruk', 'Jeruk Navel', 'Citrus sinensis', 'Australia'],
  ['Bawang Bombay', 'Bawang Bombay Kuning', 'Allium cepa', 'Belanda'],
  ['Kurma', 'Kurma Medjool', 'Phoenix dactylifera', 'Mesir'],
  ['Lemon', 'Lemon Eureka', 'Citrus limon', 'Afrika Selatan'],
  ['Ceri', 'Ceri Bing', 'Prunus avium', 'Cile'],
  ['Kedelai', 'Kedelai Kuning', 'Glycine max', 'Amerika Serikat'],
  ['Pir', 'Pir Packham', 'Pyrus communis', 'Afrika Selatan'],
]

export const pemasokDari: Readonly<Record<string, readonly [nama: string, alamat: string]>> = {
  Tiongkok: ['Yantai Orchard Export Co.', 'Qixia Industrial Park, Yantai'],
  'Selandia Baru': ['Bay of Plenty Growers Ltd.', '14 Jellicoe Street, Te Puke'],
  'Arab Saudi': ['Al Ahsa Dates Company', 'King Fahd Road, Al Hofuf'],
  Australia: ['Riverland Fruit Pty Ltd', '8 Renmark Avenue, Renmark'],
  Belanda: ['Zeeland Uien BV', 'Havenweg 21, Kruiningen'],
  Mesir: ['Nile Valley Dates', '6 October Industrial Zone, Giza'],
  'Afrika Selatan': ['Ceres Valley Exports', 'Voortrekker Street, Ceres'],
  Cile: ['Frutas del Maule S.A.', 'Camino a Linares, Talca'],
  'Amerika Serikat': ['Midwest Grain Partners', '410 River Road, Peoria, Illinois'],
}
