-- Stores the card of each game as the JSON text that lists send (docs/adr/0045). Generated columns cannot be stale. The text has two
-- characters that JSON never contains unescaped: U+0001 is the origin of the static host, and U+0002 the counters.

-- Returns a stored value as JSON text; a missing value is null.
CREATE FUNCTION json_or_null(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN coalesce($1::text, 'null');--> statement-breakpoint

-- Returns the address of a path on the static host as JSON text; a missing path is null.
CREATE FUNCTION static_address_json(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	CASE jsonb_typeof($1) WHEN 'string' THEN E'"\x01/' || ltrim(substr($1::text, 2), '/') ELSE 'null' END;--> statement-breakpoint

CREATE FUNCTION game_card_json(slug text, card jsonb, capabilities text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	'{"slug":' || json_or_null(to_jsonb(slug))
	|| ',"title":' || json_or_null(card->'title')
	|| ',"hero":{"sm":' || static_address_json(card#>'{hero,sm}')
	|| ',"hd":' || static_address_json(card#>'{hero,hd}')
	|| ',"fhd":' || static_address_json(card#>'{hero,fhd}')
	|| ',"colour":' || json_or_null(card#>'{hero,colour}')
	|| '},"excerpt":' || json_or_null(card->'excerpt')
	|| ',"tags":[' || coalesce((
		SELECT string_agg('{"slug":' || json_or_null(tag->'slug') || ',"title":' || json_or_null(tag->'title') || '}', ',' ORDER BY position)
		FROM jsonb_array_elements(card->'tags') WITH ORDINALITY AS tags (tag, position)), '')
	|| '],"developer":{"slug":' || json_or_null(card#>'{developer,slug}') || ',"name":' || json_or_null(card#>'{developer,name}')
	|| '},"category":{"slug":' || json_or_null(card#>'{category,slug}') || ',"title":' || json_or_null(card#>'{category,title}')
	|| E'},"stats":\x02,"slides":[' || coalesce((
		SELECT string_agg('{"thumbnail":' || static_address_json(slide->'thumbnail') || ',"original":' || static_address_json(slide->'original')
			|| ',"colour":' || json_or_null(slide->'colour') || '}', ',' ORDER BY position)
		FROM jsonb_array_elements(card->'slides') WITH ORDINALITY AS slides (slide, position)), '')
	|| '],"trailer":' || CASE jsonb_typeof(card->'trailer') WHEN 'object' THEN
		'{"webm":' || static_address_json(card#>'{trailer,webm}') || ',"mp4":' || static_address_json(card#>'{trailer,mp4}')
		|| ',"poster":' || static_address_json(card#>'{trailer,poster}') || '}' ELSE 'null' END
	|| ',"capabilities":[' || coalesce((
		SELECT string_agg('"' || capability || '"', ',' ORDER BY position)
		FROM unnest(ARRAY['vr', 'ar', 'hands', 'controllers', 'room-scale', 'mouse-keyboard', 'touch']) WITH ORDINALITY AS known (capability, position)
		WHERE capability = ANY (capabilities)), '')
	|| ']}';--> statement-breakpoint

ALTER TABLE games ADD COLUMN card_json text GENERATED ALWAYS AS (game_card_json(slug, card, capabilities)) STORED NOT NULL;
