"""Runs a script inside Blender, quietly unless it fails."""
import os
import subprocess
import sys

# Debian's Blender takes the first Python in the path and needs the system's, which has numpy.
SYSTEM_PATH = "/usr/bin:/bin"


def run_in_blender(script, *arguments):
    command = ["blender", "--background", "--python-exit-code", "1", "--python", str(script), "--"]
    environment = {**os.environ, "PATH": f"{SYSTEM_PATH}:{os.environ.get('PATH', '')}"}
    run([*command, *map(str, arguments)], environment)


def run(command, environment=None):
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{result.stdout[-3000:]}\n{result.stderr[-3000:]}")
