-- The seed adds missing commodities and changes none, so rows of earlier releases are corrected here.
update okkp.komoditas set nama_latin = 'Capsicum frutescens' where nama_latin = 'Capsicum fritescens';
