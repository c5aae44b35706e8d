-- Collects the words and names of all clones, as a trigger does otherwise.
insert into search_terms (term)
select word from ts_stat('select search_names from tours union all select search_names from transfers union all select search_names from posts')
where length(word) between 2 and 60
union select folded from scale.villages
on conflict do nothing
