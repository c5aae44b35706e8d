import { type Guest, guest } from "../guests.ts"

/** Names of invented guests by country. */
const NAMES: Record<string, string> = {
  GB: "Alice Thornton, Ben Hargreaves, Charlotte Pryce, Dan Ellwood, Fiona Macrae, George Aldridge, Holly Sanderson, Ian Buchan, Jess Okafor, Katie Lowther, Liam Pemberton, Megan Rhys, Oliver Stannard, Priya Nair, Rachel Cobb, Simon Wetherby, Tom Ashdown, Yasmin Farouk",
  US: "Abby Hollister, Brian Delgado, Caroline Voss, Derek Sung, Emily Hartwell, Frank Moreno, Heather Lindgren, Jason Park, Kayla Brooks, Marcus Reed, Nicole Tran-Evans, Paul Stein, Rebecca Flores, Steve Ostrowski",
  CA: "Audrey Pelletier, Connor Doyle, Jasmine Gill, Mathieu Gagnon, Samantha Leung, Tyler Friesen",
  AU: "Bronte Kavanagh, Callum Fraser, Georgia Pappas, Hamish Doherty, Jade Wilkins, Kieran Walsh, Lauren Castelli, Mitch Barker, Nat Sheridan, Ruby Tran, Scott Hennessy, Tess Galloway",
  NZ: "Aroha Tamihana, Brad Sutherland, Hannah Cresswell, Jack Ngata",
  FR: "Amélie Garnier, Bastien Roux, Camille Lefèvre, Émilie Chevalier, Guillaume Perrin, Julie Marchand, Nicolas Faure, Pauline Renard, Sébastien Morel, Virginie Colin",
  DE: "Anja Hoffmann, Birgit Schäfer, Christian Vogel, Franziska Lorenz, Jan Petersen, Katrin Neumann, Lena Brandt, Markus Engel, Sabine Krüger, Stefan Albrecht",
  AT: "Elisabeth Gruber, Florian Moser",
  NL: "Bram de Groot, Femke Visser, Lotte Bakker, Sander Mulder",
  SE: "Elin Bergström, Gustav Nyman, Karin Sandberg, Oskar Lund",
  DK: "Freja Holm, Mikkel Bruun",
  IE: "Aoife Brennan, Ciarán Nolan, Niamh Keane",
  ES: "Álvaro Serrano, Lucía Navarro, Marta Vidal",
  IT: "Elena Ferri, Giulia Conti, Paolo Marchetti",
  SG: "Adeline Koh, Marcus Teo, Wei Ling Ong",
  KR: "Jiwoo Han, Minseo Yoon",
  JP: "Haruka Mori, Kenji Sakamoto",
  VN: "Nguyễn Hoài An, Trần Bảo Châu, Lê Thùy Dung, Phạm Anh Dũng, Hoàng Hương Giang, Vũ Minh Hạnh, Đặng Trung Hiếu, Bùi Quỳnh Hoa, Đỗ Xuân Hùng, Hồ Diệu Hương, Ngô Gia Huy, Dương Lan Khanh, Lý Đăng Khoa, Nguyễn Tuấn Kiệt, Trần Mỹ Lệ, Phan Nhật Linh, Võ Thành Long, Lê Khánh Ly, Phạm Tuyết Mai, Huỳnh Công Minh, Trương Hà My, Nguyễn Đình Nam, Đinh Bích Ngọc, Trần Thảo Nguyên, Vũ Yến Nhi, Lê Hồng Nhung, Mai Tấn Phát, Phùng Nam Phương, Tạ Minh Quân, Nguyễn Lệ Quyên, Cao Thái Sơn, Đoàn Thanh Tâm, Hoàng Phương Thảo, Bùi Quang Thắng, Châu Anh Thư, Lương Cẩm Tiên, Nguyễn Hữu Toàn, Trần Thu Trà, Đỗ Việt Trung, Lê Cẩm Tú, Phạm Quốc Tuấn, Kiều Tố Uyên, Nguyễn Khánh Vân, Hà Quang Vinh, Trịnh Tường Vy, Vương Hải Yến",
}

/** Numbers reserved for fiction: a prefix and the number of digits that follow. Other countries use British ones. */
const PHONES: Record<string, [prefix: string, first: number, digits: number]> = {
  US: ["+1 202 555 0", 100, 3],
  CA: ["+1 613 555 0", 100, 3],
  AU: ["+61 2 5550 ", 1000, 4],
  FR: ["+33 6 39 98 ", 6000, 4],
  DE: ["+49 30 23125 ", 200, 3],
  SE: ["+46 70 174 06 ", 40, 2],
  VN: ["0900 000 ", 300, 3],
}
const OTHER_PHONES = ["+44 7700 900", 700, 3] as const

function guestsOf(country: string, names: string, before: number): Guest[] {
  const [prefix, first, digits] = PHONES[country] ?? OTHER_PHONES
  // Countries without numbers of their own share a range.
  const start = country in PHONES ? first : first + before
  const phone = (nth: number) => `${prefix}${String(start + nth).padStart(digits, "0")}`
  return names.split(", ").map((name, nth) => guest(name, phone(nth), country))
}

/** Invented guests who wrote reviews. */
export const reviewers: Guest[] = []
for (const [country, names] of Object.entries(NAMES)) reviewers.push(...guestsOf(country, names, reviewers.length))
