-- To take the words of a text apart costs as much as thousands of comparisons: what has certain words is looked up in the
-- index of words, not found by taking apart whatever another index gives.
alter function words_of(text) cost 10000;
-- Nor is anything so dear to be shared among several processes: to start them takes longer than what is left to do.
alter function words_of(text) parallel restricted;
-- Tours that have words and are in a category are found by one index: few may have both, of many that have either.
drop index tours_by_word, tours_by_category;
create index tours_by_word on tours using gin (words_of(search_text), category_slugs) where is_active;
-- Titles by their words too: parts of three letters, as Vietnamese syllables have them, are in a twentieth of all titles.
drop index tours_by_title, transfers_by_title, posts_by_title;
create index tours_by_word_of_title on tours using gin (words_of(search_title)) where is_active;
create index transfers_by_word_of_title on transfers using gin (words_of(search_title)) where is_active;
create index posts_by_word_of_title on posts using gin (words_of(search_title)) where is_active;
-- A name is several words, each in very many bookings: those that have them all are found by an index of whole words.
create index bookings_by_word on bookings using gin (words_of(search_text));
