#!/usr/bin/env python3
"""Renders pictures: raw images in Blender, then denoising and grading, then WebP.

    python3 art/render.py NAME...          the masters, to images/masters/NAME.webp
    python3 art/render.py --draft NAME...  a third of the size, quick, to art/drafts/NAME.png
    python3 art/render.py --regrade NAME   a draft again without rendering: only its grading
    python3 art/render.py --list           all names
    python3 art/render.py --layer LAYER NAME   of a picture with layers only that one anew
"""
import argparse
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

from blender import run, run_in_blender  # noqa: E402
from pictures import PICTURES  # noqa: E402

MASTERS = ART.parent / "images" / "masters"
DRAFTS = ART / "drafts"
SYSTEM_PYTHON = "/usr/bin/python3"
WEBP_QUALITY = 94
LAYER_QUALITY = 90
DRAFT_SHARE = 3
DRAFT_SAMPLES = 3
PROGRAMS = {"blender": "blender", "g++": "g++", "cwebp": "webp"}
MODULES = {"numpy": "python3-numpy", "cv2": "python3-opencv"}


def main():
    options = parse_arguments()
    if options.list:
        print("\n".join(PICTURES))
        return
    check_tools()
    for name in options.names:
        started = time.time()
        if PICTURES[name].layers:
            written = make_layers(name, options.draft, options.regrade, options.layer)
        elif options.draft:
            written = make_draft(name, options.regrade)
        else:
            written = make_master(name)
        print(f"{name}: {written.relative_to(ART.parent)}, {time.time() - started:.0f} s")


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--draft", action="store_true", help="small and quick")
    parser.add_argument("--regrade", action="store_true", help="a draft: redo only its grading")
    parser.add_argument("--layer", action="append", default=[], help="render only this layer")
    parser.add_argument("--list", action="store_true", help="print all names")
    options = parser.parse_args()
    options.draft = options.draft or options.regrade
    unknown = [name for name in options.names if name not in PICTURES]
    if unknown:
        parser.error(f"no picture is called {', '.join(unknown)}; --list prints all names")
    if not options.names and not options.list:
        parser.error("name a picture; --list prints all names")
    return options


def check_tools():
    """Stops with the line that installs what is missing."""
    use_system_python()
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    missing += [
        package for module, package in MODULES.items() if not importlib.util.find_spec(module)
    ]
    if missing:
        packages = " ".join(missing)
        sys.exit(
            f"To render pictures, install what is missing:\n"
            f"  apt-get install -y --no-install-recommends {packages}"
        )


def use_system_python():
    """Debian's modules belong to Debian's Python: goes on there if this one is another."""
    has_modules = all(importlib.util.find_spec(module) for module in MODULES)
    if not has_modules and sys.executable != SYSTEM_PYTHON and Path(SYSTEM_PYTHON).exists():
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])


def make_master(name):
    picture = PICTURES[name]
    with tempfile.TemporaryDirectory() as folder:
        base, png = Path(folder) / name, Path(folder) / f"{name}.png"
        render_passes(name, base, picture.width, picture.height, picture.samples)
        finish(base, picture, png)
        MASTERS.mkdir(parents=True, exist_ok=True)
        output = MASTERS / f"{name}.webp"
        run(["cwebp", "-quiet", "-q", str(WEBP_QUALITY), str(png), "-o", str(output)])
    return output


def make_layers(name, draft, regrade, only):
    """A picture and what lies over it: NAME, and NAME-LAYER for each. The raw images stay among the
    drafts, so that one layer alone can be made again."""
    picture, share = PICTURES[name], DRAFT_SHARE if draft else 1
    raw = DRAFTS / "raw" / f"{name}{'' if draft else '-master'}"
    raw.parent.mkdir(parents=True, exist_ok=True)
    if not regrade:
        size = picture.width // share, picture.height // share
        samples = DRAFT_SAMPLES if draft else picture.samples
        render_passes(name, raw, *size, samples, *only)
    from finish.grade import write_picture
    from finish.layers import Layers

    layers = Layers(raw, picture.grade)
    for layer in only or layers.plan:
        output = name if layer == "base" else f"{name}-{layer}"
        png = DRAFTS / f"{output}.png"
        write_picture(layers.picture(layer), png)
        if not draft:
            webp = MASTERS / f"{output}.webp"
            quality = WEBP_QUALITY if layer == "base" else LAYER_QUALITY
            run(["cwebp", "-quiet", "-exact", "-q", str(quality), str(png), "-o", str(webp)])
    return (DRAFTS if draft else MASTERS) / name


def make_draft(name, regrade):
    """The raw images of a draft stay beside it, for --regrade."""
    picture = PICTURES[name]
    raw = DRAFTS / "raw"
    raw.mkdir(parents=True, exist_ok=True)
    if not regrade:
        size = picture.width // DRAFT_SHARE, picture.height // DRAFT_SHARE
        render_passes(name, raw / name, *size, DRAFT_SAMPLES)
    elif not (raw / f"{name}_1_rgb.exr").exists():
        sys.exit(f"there is no draft of {name} to grade again: render it with --draft first")
    output = DRAFTS / f"{name}.png"
    finish(raw / name, picture, output)
    return output


def render_passes(name, base, width, height, samples, *layers):
    run_in_blender(ART / "kit" / "in_blender.py", name, base, width, height, samples, *layers)


def finish(base, picture, output):
    from finish.grade import finish as finish_picture  # needs numpy and cv2: after check_tools

    finish_picture(base, picture.grade, output)


if __name__ == "__main__":
    main()
